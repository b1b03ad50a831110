import { eq } from 'drizzle-orm'
import * as v from 'valibot'
import type { Clock } from '#domain/time/clock'
import type { Database, Transaction } from '../../../db/database'
import { sandboxIntents } from '../../../db/tables/sandbox'
import { CURRENCY, type Intent, type NewIntent, type SetupIntent } from '../PaymentProvider'
import { recordEvent } from './sandboxEvents'
import { newClientSecret, newId } from './sandboxIds'

export type IntentRow = typeof sandboxIntents.$inferSelect

const intentStatus = v.picklist([
  'requires_payment_method',
  'requires_action',
  'processing',
  'canceled',
  'succeeded',
])

export type SandboxIntentStatus = v.InferOutput<typeof intentStatus>

export const statusOf = (row: Pick<IntentRow, 'status'>): SandboxIntentStatus =>
  v.parse(intentStatus, row.status)

export const toIntent = (row: IntentRow): Intent => ({
  id: row.id,
  clientSecret: row.clientSecret,
  amount: row.amount,
  currency: CURRENCY,
  status: statusOf(row),
  orderId: row.metadata.orderId ?? null,
  shop: row.metadata.shop ?? null,
})

export async function createIntent(
  { db, clock, shop }: { db: Database; clock: Clock; shop: string },
  { orderId, amount, customerId, idempotencyKey }: NewIntent,
): Promise<Intent> {
  const id = newId('pi')
  await db
    .insert(sandboxIntents)
    .values({
      id,
      clientSecret: newClientSecret(id),
      amount,
      status: 'requires_payment_method',
      customerId,
      metadata: { orderId, shop },
      idempotencyKey,
      createdAt: clock.now(),
    })
    .onConflictDoNothing({ target: sandboxIntents.idempotencyKey })
  const [row] = await db
    .select()
    .from(sandboxIntents)
    .where(eq(sandboxIntents.idempotencyKey, idempotencyKey))
  if (!row || row.amount !== amount) {
    throw new Error('The idempotency key was used for another amount')
  }
  return toIntent(row)
}

const SETUP = 'seti'

/** Whether the intent saves a card and charges nothing. */
export const isSetup = ({ id }: Pick<IntentRow, 'id'>): boolean => id.startsWith(`${SETUP}_`)

export async function createSetupIntent(
  { db, clock }: { db: Database; clock: Clock },
  customerId: string,
): Promise<SetupIntent> {
  const id = newId(SETUP)
  const clientSecret = newClientSecret(id)
  await db.insert(sandboxIntents).values({
    id,
    clientSecret,
    amount: 0,
    status: 'requires_payment_method',
    customerId,
    metadata: {},
    createdAt: clock.now(),
  })
  return { id, clientSecret }
}

export async function findIntent(db: Database, id: string): Promise<IntentRow | null> {
  const [row] = await db.select().from(sandboxIntents).where(eq(sandboxIntents.id, id))
  return row ?? null
}

export async function retrieveIntent(db: Database, id: string): Promise<Intent | null> {
  const row = await findIntent(db, id)
  return row && toIntent(row)
}

/** Everything that changes an intent holds its row, so that two confirmations at once make one charge. */
export async function lockIntent(transaction: Transaction, id: string): Promise<IntentRow | null> {
  const [row] = await transaction
    .select()
    .from(sandboxIntents)
    .where(eq(sandboxIntents.id, id))
    .for('update')
  return row ?? null
}

export async function changeIntent(
  transaction: Transaction,
  id: string,
  change: Partial<Pick<IntentRow, 'cardId' | 'saveCard' | 'lastErrorCode'>> & {
    status: SandboxIntentStatus
  },
): Promise<void> {
  await transaction.update(sandboxIntents).set(change).where(eq(sandboxIntents.id, id))
}

export function cancelIntent(
  { db, clock }: { db: Database; clock: Clock },
  id: string,
): Promise<Intent | null> {
  return db.transaction(async (transaction) => {
    const row = await lockIntent(transaction, id)
    if (!row) return null
    const status = statusOf(row)
    if (status === 'succeeded' || status === 'processing' || status === 'canceled') {
      return toIntent(row)
    }
    await changeIntent(transaction, id, { status: 'canceled' })
    await recordEvent(transaction, { type: 'payment_intent.canceled', intentId: id }, clock.now())
    return { ...toIntent(row), status: 'canceled' as const }
  })
}
