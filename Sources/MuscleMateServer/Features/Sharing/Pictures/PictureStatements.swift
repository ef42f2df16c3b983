internal import Postgres
internal import Primitives

enum PictureStatements {
  static let all: [AnyStatement] = [look.erased, brand.erased, sums.erased, record.erased]

  /// What all pictures have in common: the brand with its logo, and how the lifter wants to see things. Cairo reads PNG alone: a
  /// WebP logo is left out, and the name stands in its place.
  static let look = Statement<PictureLook>(
    "pictures.look", for: .lifterOrCoach,
    """
    select brand.shown, logo.bytes, address.public_url, address.host,
           coalesce(account.display_name, account.username), account.unit,
           coalesce(profile.theme, 'system'), coalesce(profile.graph_scale, 'fitted'),
           coalesce(profile.graph_colours, '{}')
      from app.accounts as account
     cross join lateral (
       select app.shown_tenant()::jsonb as shown) as brand
     cross join app.tenant_address() as address
      left join app.profiles as profile
        on profile.tenant_id = account.tenant_id
       and profile.lifter_id = account.id
      left join lateral app.tenant_picture(
        split_part(brand.shown -> 'pictures' -> 'logo' ->> 'path', '/', 3)) as logo
        on logo.media_type = 'image/png'
     where account.tenant_id = (select app.tenant_id())
       and account.id = (select app.account_id())
    """)

  /// The brand alone, for a picture that a visitor asks for.
  static let brand = Statement<PictureBrand>(
    "pictures.brand", for: .everyone,
    """
    select brand.shown, logo.bytes, address.public_url, address.host
      from app.shown_tenant() as tenant
     cross join lateral (
       select tenant::jsonb as shown) as brand
     cross join app.tenant_address() as address
      left join lateral app.tenant_picture(
        split_part(brand.shown -> 'pictures' -> 'logo' ->> 'path', '/', 3)) as logo
        on logo.media_type = 'image/png'
    """)

  /// Volume and records of a workout, as the list of workouts has them.
  static let sums = Statement<WorkoutSums?, UUID>(
    "pictures.workout_sums", for: .lifterOrCoach,
    """
    select trim_scale(details.volume), details.unit, details.record_count::integer
      from app.workout_details(app.account_id(), $1) as details
    """)

  /// In every tier, as the records of a workout are.
  static let record = Statement<Document?, UUID>(
    "pictures.record", for: .lifterOrCoach,
    """
    select app.record_shown(record, app.own_unit())
      from app.records as record
     where record.tenant_id = (select app.tenant_id())
       and record.lifter_id = (select app.account_id())
       and record.id = $1
    """)
}
