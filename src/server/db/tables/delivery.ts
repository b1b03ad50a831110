import { doublePrecision, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from './columns'

// Where deliveries go and how many are taken.

export const businessUnits = pgTable('business_units', {
  id: integer('id').primaryKey(),
  name: text('name').notNull(),
})

export const distributionPoints = pgTable('distribution_points', {
  id: integer('id').primaryKey(),
  businessUnitId: integer('business_unit_id')
    .notNull()
    .references(() => businessUnits.id),
  name: text('name').notNull(),
  lat: doublePrecision('lat').notNull(),
  lng: doublePrecision('lng').notNull(),
  /** How far it delivers, in metres. */
  reach: integer('reach').notNull(),
  /** Deliveries that it makes in one slot, unless `slot_loads` says otherwise. */
  slotCapacity: integer('slot_capacity').notNull(),
})

export const deliveryZones = pgTable('delivery_zones', {
  id: integer('id').primaryKey(),
  name: text('name').notNull(),
  departmentCode: text('department_code').notNull(),
  /** Smallest first: the first zone that holds a point wins. */
  position: integer('position').notNull(),
  /** A ring of [lng, lat] pairs. */
  ring: jsonb('ring').$type<[number, number][]>().notNull(),
  deliveryPrice: integer('delivery_price'),
  businessUnitId: integer('business_unit_id').references(() => businessUnits.id),
})

/** Deliveries of a point in a slot. The row appears with its first order. */
export const slotLoads = pgTable(
  'slot_loads',
  {
    distributionPointId: integer('distribution_point_id')
      .notNull()
      .references(() => distributionPoints.id),
    slotStartAt: instant('slot_start_at').notNull(),
    capacity: integer('capacity').notNull(),
    taken: integer('taken').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.distributionPointId, table.slotStartAt] })],
)
