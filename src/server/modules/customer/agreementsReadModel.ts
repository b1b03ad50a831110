import { sql } from 'drizzle-orm'
import type { Database } from '../../db/database'
import { createStatement } from '../../db/statement'
import { brands } from '../../db/tables/catalogue'
import { canteenLocations, companies, eventDiscounts } from '../../db/tables/companies'

type Company = typeof companies.$inferSelect
type Location = typeof canteenLocations.$inferSelect
type Discount = typeof eventDiscounts.$inferSelect

type CompanyRow = Omit<Company, 'canteenEmailDomain'>
type LocationRow = Omit<Location, 'companyId'>
type DiscountRow = Omit<Discount, 'companyId' | 'brandId'> & {
  brandId: number
  brandName: string
  brandKey: string
}

/** What a company has agreed on. */
export type Agreements = { company: CompanyRow; locations: LocationRow[]; discounts: DiscountRow[] }

// Every price that is quoted asks for all three: one statement, so that a request holds one connection.
const agreementsStatement = createStatement<Agreements>(
  'agreements',
  sql`
    select
      jsonb_build_object(
        'id', company.id, 'name', company.name, 'size', company.size,
        'activityField', company.activity_field,
        'hasRoomServiceEnabled', company.has_room_service_enabled,
        'defaultOrderDeliveryFee', company.default_order_delivery_fee,
        'defaultOrderLastMinuteFee', company.default_order_last_minute_fee
      ) as "company",
      coalesce((
        select jsonb_agg(jsonb_build_object(
          'id', id, 'address', address, 'lat', lat, 'lng', lng,
          'isRoomServiceDeliveryPoint', is_room_service_delivery_point
        ) order by id)
        from ${canteenLocations} where company_id = company.id
      ), '[]') as "locations",
      coalesce((
        select jsonb_agg(jsonb_build_object(
          'id', discount.id, 'discountPercentage', discount_percentage,
          'discountAmount', discount_amount, 'minimumCartAmount', minimum_cart_amount,
          'brandId', brand.id, 'brandName', brand.name, 'brandKey', brand.key
        ) order by discount.id)
        from ${eventDiscounts} as discount join ${brands} as brand on brand.id = discount.brand_id
        where discount.company_id = company.id
      ), '[]') as "discounts"
    from ${companies} as company where company.id = ${sql.placeholder('companyId')}`,
)

export async function findAgreements(db: Database, companyId: number): Promise<Agreements | null> {
  const [agreements] = await agreementsStatement(db, { companyId })
  return agreements ?? null
}
