import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { hashToken, newToken } from '#server/modules/auth/sessionToken'
import type { Database } from '#server/db/database'
import * as tables from '#server/db/tables'

/** A small shop whose every number a test can name. */
export const POINT = { id: '111', lat: 48.8686, lng: 2.3412 }
export const TRAY = { id: '1', lineId: 'LIGNE-PLATEAUX', price: 1500, daily: 50 }
export const BREAD = { id: '2', lineId: 'LIGNE-PLATEAUX', price: 200, daily: 30 }
export const WINE = { id: '3', lineId: 'LIGNE-PLATEAUX', price: 2000, daily: 40 }
export const CROISSANTS = { id: '4', lineId: 'LIGNE-PETITS-DEJEUNERS', price: 900, daily: 40 }
export const TART = { id: '5', lineId: 'LIGNE-PATISSERIE', price: 3000, daily: 40 }
export const ROOM_DISH = { id: '6', lineId: 'LIGNE-ROOM-SERVICE', price: 6000, daily: 40 }
export const CANTEEN_DISH = { id: '7', lineId: 'LIGNE-CANTINE', price: 6000, daily: 40 }
export const HAMPER = { id: '8', lineId: 'LIGNE-ESHOP', price: 6000, daily: 40 }
export const COFFEE = { id: '9', lineId: 'LIGNE-PETITS-DEJEUNERS', price: 300, daily: 40 }
export const OFF_SALE = { id: '10', lineId: 'LIGNE-PLATEAUX', price: 900, daily: 40 }
/** One tray and two breads. */
export const MENU = { id: '1', lineId: 'LIGNE-MENUS', price: 2500 }
export const SLOT_CAPACITY = 12

const line = (id: string, slug: string, leadTimeMinutes: number, brandId = 1) => ({
  id,
  slug,
  name: slug,
  brandId,
  leadTimeMinutes,
})

const LINES = [
  line('LIGNE-PLATEAUX', 'plateaux-repas', 120),
  line('LIGNE-MENUS', 'menus', 180),
  line('LIGNE-PETITS-DEJEUNERS', 'petits-dejeuners', 60),
  line('LIGNE-PATISSERIE', 'patisserie', 240, 21),
  line('LIGNE-ROOM-SERVICE', 'room-service', 60),
  line('LIGNE-CANTINE', 'cantine', 60),
  line('LIGNE-ESHOP', 'eshop', 60),
]

type Article = { id: string; lineId: string; price: number; daily: number }

const product = (
  { id, lineId, price, daily }: Article,
  name: string,
  category: string,
  changes: Partial<typeof tables.products.$inferInsert> = {},
): typeof tables.products.$inferInsert => ({
  id: Number(id),
  lineId,
  name,
  category,
  description: '',
  picture: `product-${id}`,
  price,
  vatRate: 10,
  lineLevel: Number(id),
  dailyQuantity: daily,
  allergens: ['gluten'],
  tags: [],
  ingredients: [
    { name: 'Farine de blé', percentage: 62.5 },
    { name: 'sel', percentage: null },
  ],
  ...changes,
})

const PRODUCTS = [
  product(TRAY, 'Plateau du marché', 'Box', {
    meatOrigins: [
      { meat: 'poultry', countries: ['FR', 'PL'] },
      { meat: 'unicorn', countries: ['FR'] },
    ],
  }),
  product(BREAD, 'Pain de campagne', 'Bread', { vatRate: 5.5, participantsPerQuantity: 0 }),
  product(WINE, 'Bouteille de rouge', 'Beverage', { vatRate: 20, participantsPerQuantity: 0 }),
  product(CROISSANTS, 'Croissants', 'Breakfast', { minimumQuantity: 5 }),
  product(TART, 'Tarte au citron', 'Pastry'),
  product(ROOM_DISH, 'Plat en chambre', 'Other'),
  product(CANTEEN_DISH, 'Plat du jour', 'Other'),
  product(HAMPER, 'Coffret', 'Grocery'),
  product(COFFEE, 'Café', 'Breakfast'),
  product(OFF_SALE, 'Plateau d’été', 'Box', { unavailabilityPublicMessage: 'De retour en juin' }),
]

const square = (size: number): [number, number][] => [
  [POINT.lng - size, POINT.lat - size],
  [POINT.lng + size, POINT.lat - size],
  [POINT.lng + size, POINT.lat + size],
  [POINT.lng - size, POINT.lat + size],
]

/** Paris at 10 EUR, its surroundings at the default fee, and beyond them a zone that no one delivers yet. */
const ZONES = [
  { size: 0.05, departmentCode: '75', deliveryPrice: 1000, businessUnitId: 1 },
  { size: 0.2, departmentCode: '92', deliveryPrice: null, businessUnitId: 1 },
  { size: 0.5, departmentCode: '77', deliveryPrice: 2500, businessUnitId: null },
]

const MINIMUM_ORDER = 5000

/** Fills an empty database with the small shop. */
export async function openShop(db: Database): Promise<void> {
  await db.insert(tables.brands).values([
    { id: 1, name: 'Maison', key: 'maison' },
    { id: 21, name: 'Pâtisserie', key: 'patisserie' },
  ])
  await db.insert(tables.lines).values(LINES.map((row, position) => ({ ...row, position })))
  await db.insert(tables.products).values(PRODUCTS)
  await db.insert(tables.menus).values({
    id: 1,
    lineId: MENU.lineId,
    name: 'Menu du marché',
    description: '',
    picture: 'menu-1',
    price: MENU.price,
    vatRate: 10,
    position: 1,
  })
  await db.insert(tables.menuProducts).values([
    { menuId: 1, productId: Number(TRAY.id), quantity: 1 },
    { menuId: 1, productId: Number(BREAD.id), quantity: 2 },
  ])
  await db.insert(tables.businessUnits).values([
    { id: 1, name: 'Paris' },
    { id: 2, name: 'Lyon' },
  ])
  await db.insert(tables.distributionPoints).values([
    {
      id: 111,
      businessUnitId: 1,
      name: 'Paris 2e',
      lat: POINT.lat,
      lng: POINT.lng,
      reach: 15_000,
      slotCapacity: SLOT_CAPACITY,
    },
    {
      id: 112,
      businessUnitId: 2,
      name: 'Lyon',
      lat: 45.76,
      lng: 4.83,
      reach: 15_000,
      slotCapacity: SLOT_CAPACITY,
    },
  ])
  await db.insert(tables.deliveryZones).values(
    ZONES.map(({ size, ...zone }, index) => ({
      ...zone,
      id: index + 1,
      name: zone.departmentCode,
      position: index,
      ring: square(size),
    })),
  )
  await db.insert(tables.specialConfigurations).values({
    disablePopboxBefore: '1970-01-01',
    cutleryPrice: 50,
    cutleryVatRate: 10,
    individualBoxPrice: 100,
    individualBoxVatRate: 10,
    lastMinuteFees: 1000,
    lastMinuteVatRate: 20,
    placematPrice: 0,
    placematVatRate: 10,
    minimumOrderAmount: MINIMUM_ORDER,
  })
}

/** Empties what customers left; the shop and the users stay. */
export async function forgetOrders(db: Database): Promise<void> {
  // The database lets no one delete a single one.
  await db.execute(sql`truncate ${tables.invoices}, ${tables.creditNotes}`)
  await db.delete(tables.payments)
  await db.delete(tables.orderMoves)
  await db.delete(tables.numberSeries)
  await db.delete(tables.orders)
  await db.delete(tables.carts)
  await db.delete(tables.stock)
  await db.delete(tables.slotLoads)
  // Money of orders that are gone would be a difference.
  await db.delete(tables.sandboxEvents)
  await db.delete(tables.sandboxDisputes)
  await db.delete(tables.sandboxRefunds)
  await db.delete(tables.sandboxIntents)
}

type Agreement = Partial<typeof tables.companies.$inferInsert> & {
  discount?: Omit<typeof tables.eventDiscounts.$inferInsert, 'companyId'>
  location?: Omit<typeof tables.canteenLocations.$inferInsert, 'companyId'>
}

/** A company with what it has agreed; returns its id. */
export async function addCompany(
  db: Database,
  { discount, location, ...company }: Agreement = {},
): Promise<number> {
  const [row] = await db
    .insert(tables.companies)
    .values({ name: 'Atelier', ...company })
    .returning({ id: tables.companies.id })
  if (!row) throw new Error('no company')
  if (discount) await db.insert(tables.eventDiscounts).values({ ...discount, companyId: row.id })
  if (location) await db.insert(tables.canteenLocations).values({ ...location, companyId: row.id })
  return row.id
}

/** As the server's clock starts (testServer.ts). */
const MORNING = new Date('2026-11-24T10:00:00+01:00')

/** A signed-in user, written straight to the database: hashing 200 passwords would take a minute. */
export async function addUser(
  db: Database,
  changes: Partial<typeof tables.users.$inferInsert> = {},
  signedInAt = MORNING,
): Promise<{ id: number; token: string }> {
  const [user] = await addUsers(db, 1, changes, signedInAt)
  if (!user) throw new Error('no user')
  return user
}

export async function addUsers(
  db: Database,
  count: number,
  changes: Partial<typeof tables.users.$inferInsert> = {},
  signedInAt = MORNING,
): Promise<{ id: number; token: string }[]> {
  const createdAt = new Date('2026-01-01T00:00:00Z')
  const expiresAt = new Date('2099-01-01T00:00:00Z')
  const rows = await db
    .insert(tables.users)
    .values(
      Array.from({ length: count }, () => ({
        email: `${randomUUID()}@test.example`,
        firstname: 'Alix',
        lastname: 'Martin',
        createdAt,
        emailValidatedAt: createdAt,
        ...changes,
      })),
    )
    .returning({ id: tables.users.id })
  const users = rows.map(({ id }) => ({ id, token: newToken() }))
  await db.insert(tables.tokens).values(
    users.map(({ id, token }) => ({
      hash: hashToken(token),
      userId: id,
      purpose: 'session' as const,
      createdAt: signedInAt,
      expiresAt,
    })),
  )
  return users
}
