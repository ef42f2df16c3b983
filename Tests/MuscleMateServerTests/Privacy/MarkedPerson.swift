internal import Primitives
internal import TestKit
internal import Testing

@testable internal import MuscleMateServer

/// A person with a row in every table, each free text of which has a value of its own: what is searched for once they are
/// erased.
struct MarkedPerson {
  /// The values, as far as they were in the database before.
  let marks: [String]

  /// The places where the id of someone erased may be: PersonalData.retained says why.
  private static let retained: Set = [
    "app.audit_entries", "app.audit_drafts", "app.access_log", "app.comments", "app.messages",
    "app.conversations",
    "app.job_runs",
  ]

  /// The account of the same id in the other tenant.
  private static let ofNamesake: Set = [
    "app.accounts", "auth.sessions", "app.coachings", "app.grants", "auth.known_devices", "app.active_days",
    "app.lifter_versions", "app.sync_stamps",
  ]

  /// Due to be erased, with nothing to be ended elsewhere.
  init(in database: TestDatabase) async throws {
    try database.administer(World.people)
    for table in AccessMatrix.tables where !table.seed.isEmpty {
      try database.administer(table.seed)
    }
    try database.administer(Self.marking)
    try database.administer(Self.elsewhere)
    let written = try database.rows("select mark from public.marks").compactMap { $0[0] }
    try database.administer("drop table public.marks")
    let before = try await Dump(of: database)
    #expect(Self.values.filter { !before.holds($0) } == [])
    // Some of what was written gave way to the values named below.
    marks = written.filter(before.holds) + Self.values
    #expect(marks.count > 60, "\(marks.count) values of the person's")
    try database.administer(
      """
      insert into app.erasures (tenant_id, account_id, asked_by, asked_at)
      values (1, '\(ownerID)', '\(ownerID)', now())
          on conflict do nothing;
      update app.erasures set begun_at = null where account_id = '\(ownerID)';
      update app.accounts set erasure_due_at = now() where tenant_id = 1 and id = '\(ownerID)';
      update app.subscriptions set ended_at = now();
      delete from app.payment_gateways;
      """)
  }

  func expectNoTrace(in database: TestDatabase) async throws {
    let after = try await Dump(of: database)
    for mark in marks where after.holds(mark) {
      Issue.record("\(mark) stands in \(after.tables(holding: mark))")
    }
    let kept = Set(after.tables(holding: ownerID)).subtracting(Self.retained)
    #expect(kept.subtracting(Self.ofNamesake) == [])
    let own = try database.rows("select tenant_id from app.accounts where id = '\(ownerID)'")
    #expect(own == [["2"]], "the namesake in the other tenant is untouched")
    let toAnother = try database.rows(
      "select arguments ->> 'name' from app.outbox_mail where id = '\(World.id(963))'")
    #expect(toAnother == [["—"]], "mail that waits for someone whose address was wanted once stays theirs")
    for (table, column) in [
      ("app.grants", "lifter_id"), ("auth.sessions", "account_id"), ("auth.known_devices", "account_id"),
      ("app.active_days", "account_id"), ("app.coachings", "lifter_id"),
      ("app.lifter_versions", "lifter_id"), ("app.sync_stamps", "lifter_id"),
    ] {
      let left = try database.rows(
        "select from \(table) where tenant_id = 1 and \(column) = '\(ownerID)'")
      #expect(left.isEmpty, "\(table)")
    }
    print("erasure: \(marks.count) values searched for in \(after.text.utf8.count) bytes, 0 to be found")
  }

  private static let values = [
    "zqxanna@zqx.example", "zqx_anna", "Zqx Anna", "203.0.113.77", "zqx-device", "cus_zqx", "zqxnotice",
    "zqxmail",
    "zqx-inv@zqx.example", "zqx-former@zqx.example",
  ]

  /// References to the owner in rows of others, or in columns with rules of their own.
  private static let elsewhere = """
    update app.accounts
       set email = 'zqxanna@zqx.example', username = 'zqx_anna', display_name = 'Zqx Anna'
     where tenant_id = 1 and id = '\(ownerID)';
    update auth.sessions set device = 'zqx-device' where tenant_id = 1 and account_id = '\(ownerID)';
    insert into auth.sign_in_attempts (tenant_id, subject, address)
    values (1, uuid_send('\(ownerID)'), '203.0.113.77'),
           (1, sha256(convert_to('zqxanna@zqx.example', 'UTF8')), '203.0.113.77');
    insert into auth.registrations (tenant_id, address, at)
    values (1, '203.0.113.77', now() - interval '2 hours');
    insert into app.notices (tenant_id, account_id, id, kind, arguments)
    values (1, '\(trustedCoachID)', '\(World.id(960))', 'message',
            '{"id": "\(ownerID)", "name": "Zqx Anna", "about": "zqxnotice"}');
    insert into app.outbox_mail (tenant_id, id, kind, recipient, locale, arguments, sent_at)
    values (1, '\(World.id(961))', 'message_written', 'user30@example.com', 'en', '{"name": "Zqx Anna"}', now()),
           (1, '\(World.id(962))', 'verify_email', 'zqxanna@zqx.example', 'en', '{"link": "zqxmail"}', now());
    insert into app.outbox_mail (tenant_id, id, kind, recipient, locale, arguments, next_try_at)
    values (1, '\(World.id(963))', 'message_written', 'user30@example.com', 'en', '{"name": "Zqx Anna"}',
            now() + interval '1 day');
    insert into app.stripe_customers (tenant_id, account_id, customer)
    values (1, '\(ownerID)', 'cus_zqx')
        on conflict (tenant_id, account_id) do update set customer = excluded.customer;
    insert into app.billing_events (tenant_id, provider, event_id, kind, occurred_at, payload)
    values (1, 'stripe', 'evt_zqx', 'customer.updated', now(),
            '{"customer": "cus_zqx", "email": "zqxanna@zqx.example", "name": "Zqx Anna"}');
    insert into auth.one_time_tokens (
      tenant_id, account_id, token_hash, purpose, new_email, expires_at)
    values (1, '\(ownerID)', sha256('zqx'), 'change_email', 'zqx-inv@zqx.example', now()),
           (1, '\(ownerID)', sha256('of another'), 'change_email', 'user30@example.com', now());
    insert into app.outbox_mail (tenant_id, id, kind, recipient, locale, sent_at)
    values (1, '\(World.id(964))', 'change_email', 'zqx-inv@zqx.example', 'en', now());
    insert into app.outbox_mail (tenant_id, id, kind, recipient, locale, arguments, sent_at)
    values (1, '\(World.id(965))', 'email_change_requested', 'zqx-former@zqx.example', 'en',
            '{"new_email": "zqxanna@zqx.example"}', now()),
           (1, '\(World.id(966))', 'verify_email', 'zqx-former@zqx.example', 'en', '{"link": "zqxformer"}', now());
    """

  /// Gives every text of the owner's rows that no rule binds a value of its own, table by table, past the triggers; what
  /// a column refuses stays as it is.
  private static let marking = """
    create table public.marks (mark text);
    do $do$
    declare
      part record;
      word text;
      touched bigint;
    begin
      set local session_replication_role = replica;
      for part in
        select relation.oid::regclass as relation, relation.relnamespace::regnamespace || '.' || relation.relname as name,
               attribute.attname as name_of_column, attribute.atttypid::regtype::text as type,
               holder.attname as holder
          from pg_catalog.pg_class as relation
          join pg_catalog.pg_attribute as attribute on attribute.attrelid = relation.oid
          cross join lateral (
            select known.attname
              from pg_catalog.pg_attribute as known
             where known.attrelid = relation.oid
               and known.attname in ('lifter_id', 'account_id', 'coach_id')
             order by array_position(array['lifter_id', 'account_id', 'coach_id']::name[], known.attname)
             limit 1) as holder
         where relation.relnamespace in ('app'::regnamespace, 'auth'::regnamespace)
           and relation.relkind = 'r'
           and attribute.attnum > 0
           and not attribute.attisdropped
           and attribute.attgenerated = ''
           and attribute.atttypid in ('text'::regtype, 'jsonb'::regtype)
           and relation.relname not like 'audit%'
           and relation.relname not in ('payments', 'job_runs')
           and not exists (
             select
               from pg_catalog.pg_index as index
              where index.indrelid = relation.oid
                and attribute.attnum = any (index.indkey::smallint[]))
      loop
        word := 'zqx' || substr(md5(part.name || part.name_of_column), 1, 14);
        begin
          execute format(
            'update %s set %I = %s where tenant_id = 1 and %I = %L', part.relation, part.name_of_column,
            case part.type when 'jsonb' then format('jsonb_build_object(%L, 1)', word) else quote_literal(word) end,
            part.holder, '\(ownerID)');
          get diagnostics touched = row_count;
          if touched > 0 then
            insert into public.marks values (word);
          end if;
        exception when others then
          null;
        end;
      end loop;
    end
    $do$;
    """
}
