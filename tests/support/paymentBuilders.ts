import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { businessUnits, distributionPoints, orders, payments } from '#server/db/tables'
import type { TestServer } from './testServer'

const POINT = {
  id: 111,
  businessUnitId: 1,
  name: 'Paris 2e',
  lat: 48.868,
  lng: 2.341,
  reach: 12_000,
  slotCapacity: 8,
}

type OrderChanges = Partial<typeof orders.$inferInsert>

/** An order that waits for its card, 240,00 € unless told otherwise. */
export async function buildOrder(
  { db, clock }: Pick<TestServer, 'db' | 'clock'>,
  owner: { id: string },
  changes: OrderChanges = {},
): Promise<string> {
  await db.insert(businessUnits).values({ id: 1, name: 'Paris' }).onConflictDoNothing()
  await db.insert(distributionPoints).values(POINT).onConflictDoNothing()
  const id = randomUUID()
  const now = clock.now()
  await db.insert(orders).values({
    id,
    userId: Number(owner.id),
    cartKey: randomUUID(),
    status: 'waitingForPayment',
    payByCreditTransfer: false,
    distributionPointId: POINT.id,
    deliveryDay: '2026-11-26',
    slotStartAt: new Date('2026-11-26T12:00:00+01:00'),
    slotEndAt: new Date('2026-11-26T12:30:00+01:00'),
    deliveryAddress: '12 rue du Mail, 75002 Paris',
    lat: 48.868,
    lng: 2.341,
    departmentCode: '75',
    deliveryContactName: 'Alix Martin',
    deliveryContactPhone: '0601020304',
    toDeliversHot: false,
    hasToLeaveBags: true,
    totals: {
      sumDeliveryPriceHT: 1500,
      sumLastMinutePriceHT: 0,
      sumCompanyDiscountHT: 0,
      companyDiscountTitle: null,
      vatParts: [],
    },
    totalTTC: 24_000,
    totalHT: 21_500,
    trackingToken: randomUUID(),
    createdAt: now,
    updatedAt: now,
    expiresAt: new Date(now.getTime() + 30 * 60_000),
    ...changes,
  })
  return id
}

export async function orderStatus({ db }: Pick<TestServer, 'db'>, id: string): Promise<string> {
  const [row] = await db.select({ status: orders.status }).from(orders).where(eq(orders.id, id))
  return row?.status ?? 'unknown'
}

/** The payments of an order as people care about them. */
export async function paymentsOf({ db }: Pick<TestServer, 'db'>, orderId: string) {
  const rows = await db.select().from(payments).where(eq(payments.orderId, orderId))
  return rows.map(({ amount, paidAt, hasFailed }) => ({
    amount,
    isPaid: paidAt !== null,
    hasFailed,
  }))
}
