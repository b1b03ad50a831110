import { randomUUID } from 'node:crypto'
import { addSeconds } from 'date-fns'
import { eq, inArray } from 'drizzle-orm'
import type { OrderStatus } from '#domain/order/orderStatus'
import * as tables from '#server/db/tables'
import { aCart, menus, shopping, units } from '../carts'
import { addUser, MENU, openShop, POINT, TRAY } from '../shop'
import { startTestServer, type TestServer } from '../testServer'

type UserChanges = Partial<typeof tables.users.$inferInsert>

export type World = Awaited<ReturnType<typeof startWorld>>

/** A shop in which there are `size` of everything that a response can list. */
export async function startWorld(size: number) {
  const server = await startTestServer({
    isSeeded: false,
    env: { SHOP_INBOX: 'inbox@test.example' },
  })
  await openShop(server.db)
  const companyId = await enlarge(server, size)
  // Mails are written as always; sending them is not an operation's work.
  await server.services.mail.stop()
  const shop = shopping(server)

  const items = Array.from({ length: size }, (_, index) =>
    units({ id: String(FIRST_PRODUCT + index), lineId: TRAY.lineId }, 4),
  )
  const cart = (changes: object = {}) =>
    aCart({ items: [units(TRAY, 4), menus(MENU, 1), ...items], ...changes })

  const user = (changes: UserChanges = {}) =>
    addUser(server.db, { companyId, canUseWireTransfer: true, ...changes }, server.clock.now())

  /** A stored cart of an account of its own. */
  async function storedCart() {
    const { token } = await user()
    const key = randomUUID()
    const { errors } = await shop.setCart(token, cart(), key)
    if (errors[0]) throw new Error(JSON.stringify(errors[0]))
    return { token, key }
  }

  /** An order of an account of its own, in the state wanted, with `size` payments. */
  async function order(status: OrderStatus = 'waitingForPayment', changes: UserChanges = {}) {
    const { id: userId, token } = await user(changes)
    const id = await shop.orderId(token, cart())
    if (status !== 'waitingForPayment') {
      await server.db
        .update(tables.orders)
        .set({ status, expiresAt: null })
        .where(eq(tables.orders.id, id))
      await server.db.insert(tables.payments).values(
        Array.from({ length: size }, () => ({
          orderId: id,
          type: 'card' as const,
          amount: 1,
          createdAt: server.clock.now(),
        })),
      )
    }
    return { id, token, userId }
  }

  async function listOrders() {
    const first = await order('delivered')
    const { db } = server
    const rows = await db.select().from(tables.orders).where(eq(tables.orders.id, first.id))
    const model = rows[0]
    if (!model) throw new Error('no order')
    const { number, ...values } = model
    const newest = randomUUID()
    const ids = [newest, ...Array.from({ length: size - 1 }, () => randomUUID())]
    const copies = ids.map((id, index) => ({
      ...values,
      id,
      cartKey: randomUUID(),
      deliveryAddress: `${number + index} rue de la Paix`,
      createdAt: addSeconds(values.createdAt, id === newest ? 1 : 0),
    }))
    await db.insert(tables.orders).values(copies)
    for (const table of [tables.orderLines, tables.payments]) {
      const hanging = await db
        .select()
        .from(table)
        .where(inArray(table.orderId, [first.id]))
      for (const { id: orderId } of copies) {
        await db.insert(table).values(hanging.map(({ id: _, ...row }) => ({ ...row, orderId })))
      }
    }
    return { ...first, newest }
  }

  let listed: ReturnType<typeof listOrders> | null = null
  /** An account with `size` orders, each with its lines and payments, and one that is newer: the same for all who read. */
  const orders = () => (listed ??= listOrders())

  return { server, size, shop, cart, user, storedCart, order, orders }
}

const FIRST_PRODUCT = 1000

/** Adds `size` of each sort to the shop; returns a company with as many locations and discounts. */
async function enlarge({ db }: TestServer, size: number): Promise<number> {
  // Cases order again and again: nothing may run out.
  await db.update(tables.products).set({ dailyQuantity: 1_000_000 })
  await db.update(tables.distributionPoints).set({ slotCapacity: 1_000_000 })
  const many = <Row>(row: (index: number) => Row) => Array.from({ length: size }, (_, n) => row(n))
  const products = await db.select().from(tables.products).where(eq(tables.products.id, 1))
  const tray = products[0]
  if (!tray) throw new Error('no tray')
  await db.insert(tables.products).values(many((n) => ({ ...tray, id: FIRST_PRODUCT + n })))
  await db.insert(tables.menus).values(
    many((n) => ({
      id: FIRST_PRODUCT + n,
      lineId: MENU.lineId,
      name: `Menu ${n}`,
      description: '',
      picture: 'menu',
      price: MENU.price,
      vatRate: 10,
      position: n + 2,
    })),
  )
  await db
    .insert(tables.menuProducts)
    .values(many((n) => ({ menuId: FIRST_PRODUCT + n, productId: FIRST_PRODUCT + n })))
  await db.insert(tables.deliveryZones).values(
    many((n) => ({
      id: 100 + n,
      name: `Zone ${n}`,
      departmentCode: '99',
      position: 100 + n,
      ring: [
        [0, 0],
        [0, 1],
        [1, 1],
      ] satisfies [number, number][],
    })),
  )
  await db.insert(tables.distributionPoints).values(
    many((n) => ({
      id: FIRST_PRODUCT + n,
      businessUnitId: 1,
      name: `Point ${n}`,
      lat: POINT.lat + 1,
      lng: POINT.lng,
      reach: 1,
      slotCapacity: 5,
    })),
  )
  await db
    .insert(tables.seoRules)
    .values(
      many((n) => ({ slug: `/${n}`, metaTitle: 'T', metaDescription: 'D', metaRobots: 'all' })),
    )
  const bar = { isActive: true, content: 'Bonjour', bgColor: '#000', textColor: '#fff' }
  await db.insert(tables.helloBars).values(many(() => bar))
  const [company] = await db
    .insert(tables.companies)
    .values({ name: 'Atelier', canteenEmailDomain: 'cantine.example', hasRoomServiceEnabled: true })
    .returning({ id: tables.companies.id })
  if (!company) throw new Error('no company')
  const companyId = company.id
  await db
    .insert(tables.canteenLocations)
    .values(
      many((n) => ({ companyId, address: `${n} rue du Louvre`, lat: POINT.lat, lng: POINT.lng })),
    )
  await db
    .insert(tables.eventDiscounts)
    .values(many(() => ({ companyId, brandId: 21, discountPercentage: 5, minimumCartAmount: 1e6 })))
  return companyId
}
