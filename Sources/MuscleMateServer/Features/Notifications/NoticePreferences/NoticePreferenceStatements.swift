internal import Postgres
internal import Primitives

enum NoticePreferenceStatements {
  static let all: [AnyStatement] = [
    show.erased, deleteAll.erased, upsert.erased, upsertQuietHours.erased, unsubscribe.erased,
    unsubscribeBy.erased,
  ]

  static let show = Statement<Document>(
    "notice_preferences.show", for: .signedIn,
    """
    select json_build_object(
             'topics', (
               select json_agg(
                        json_build_object(
                          'topic', usual.topic,
                          'app', case when usual.app is not null then coalesce(chosen.app, usual.app) end,
                          'push', case when usual.app is not null then coalesce(chosen.push, chosen.app, usual.app) end,
                          'mail', case when usual.mail is not null then coalesce(chosen.mail, usual.mail) end)
                        order by usual.row_num)
                 from app.topics_there() with ordinality as usual (topic, app, mail, row_num)
                 left join app.notice_preferences as chosen
                   on chosen.tenant_id = (select app.tenant_id())
                  and chosen.account_id = (select app.account_id())
                  and chosen.topic = usual.topic),
             'quiet_hours', (
               select row_to_json(hours)
                 from (
                   select to_char(quiet.starts_at, 'HH24:MI') as "from", to_char(quiet.ends_at, 'HH24:MI') as "to",
                          quiet.time_zone
                     from app.quiet_hours as quiet
                    where quiet.tenant_id = (select app.tenant_id())
                      and quiet.account_id = (select app.account_id())) as hours))
    """)

  /// What was chosen for a module that the tenant has not is kept until it has it again.
  static let deleteAll = Statement<RowCount>(
    "notice_preferences.delete_all", for: .signedIn,
    """
    delete from app.notice_preferences as chosen
     where chosen.tenant_id = (select app.tenant_id())
       and chosen.account_id = (select app.account_id())
       and chosen.topic in (select usual.topic from app.topics_there() as usual)
    """)

  /// Takes an array of topics, each with the user's choice.
  static let upsert = Statement<RowCount, JSON>(
    "notice_preferences.upsert", for: .signedIn,
    """
    insert into app.notice_preferences (tenant_id, account_id, topic, app, mail, push)
    select (select app.tenant_id()), (select app.account_id()), chosen.topic, chosen.app, chosen.mail, chosen.push
      from jsonb_to_recordset($1) as chosen (topic text, app boolean, mail boolean, push boolean)
      join app.topics_there() as usual
        on usual.topic = chosen.topic
     where num_nonnulls(chosen.app, chosen.mail, chosen.push) > 0
    """)

  static let upsertQuietHours = Statement<RowCount, String?, String?, String?>(
    "notice_preferences.set_quiet_hours", for: .signedIn,
    """
    select app.set_quiet_hours($1::text::time, $2::text::time, $3)
    """)

  static let unsubscribe = Statement<RowCount, Int32, UUID, String>(
    "notice_preferences.unsubscribe", for: [.server],
    """
    select auth.unsubscribe($1, $2, $3)
    """)

  /// With `false` it only says whether the link's key is one of ours.
  static let unsubscribeBy = Statement<Bool, String, Bool>(
    "notice_preferences.unsubscribe_by", for: [.server],
    """
    select auth.unsubscribe_by($1, $2)
    """)
}
