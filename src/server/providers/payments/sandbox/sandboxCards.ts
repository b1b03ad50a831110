import { and, asc, eq } from 'drizzle-orm'
import { parisDay } from '#domain/time/calendar'
import { hasValidCheckDigit, isCardExpired } from '#domain/customer/cardNumber'
import type { Clock } from '#domain/time/clock'
import type { Database } from '../../../db/database'
import { sandboxCards, sandboxCustomers } from '../../../db/tables/sandbox'
import type { SavedCard } from '../PaymentProvider'
import { CARD_ERRORS, type CardError } from './cardErrors'
import { newId } from './sandboxIds'
import { findTestCard } from './testCards'

/** What the browser typed. It stays in memory: only the test card's behaviour is written down. */
export type TypedCard = { number: string; expMonth: number; expYear: number; cvc: string }

export type CardRow = typeof sandboxCards.$inferSelect

const EARLIEST_YEAR = 2000
const LATEST_YEAR = 2099

function problemOf(card: TypedCard, today: string): CardError | null {
  const { number, expMonth: month, expYear: year, cvc } = card
  const testCard = findTestCard(number)
  if (!/^\d{12,19}$/.test(number) || !hasValidCheckDigit(number)) return CARD_ERRORS.incorrectNumber
  if (!testCard) return CARD_ERRORS.notATestCard
  if (month < 1 || month > 12) return CARD_ERRORS.invalidExpiryMonth
  if (year < EARLIEST_YEAR || year > LATEST_YEAR) return CARD_ERRORS.invalidExpiryYear
  if (isCardExpired({ month, year }, today)) return CARD_ERRORS.pastExpiry
  const cvcLength = testCard.brand === 'amex' ? 4 : 3
  return new RegExp(`^\\d{${cvcLength}}$`).test(cvc) ? null : CARD_ERRORS.invalidCvc
}

export type CreatedCard = { ok: true; id: string } | { ok: false; error: CardError }

export async function createCard(
  { db, clock }: { db: Database; clock: Clock },
  card: TypedCard,
): Promise<CreatedCard> {
  const testCard = findTestCard(card.number)
  const error = problemOf(card, parisDay(clock.now()))
  if (error || !testCard) return { ok: false, error: error ?? CARD_ERRORS.notATestCard }
  const id = newId('pm')
  await db.insert(sandboxCards).values({
    id,
    customerId: null,
    brand: testCard.brand,
    country: testCard.country,
    last4: card.number.slice(-4),
    expMonth: card.expMonth,
    expYear: card.expYear,
    cvcCheck: testCard.cvcCheck ?? 'pass',
    behaviour: testCard.behaviour,
  })
  return { ok: true, id }
}

export async function createCustomer(db: Database, email: string): Promise<string> {
  const id = newId('cus')
  await db.insert(sandboxCustomers).values({ id, email })
  return id
}

export async function deleteCustomer(db: Database, id: string): Promise<void> {
  await db.delete(sandboxCards).where(eq(sandboxCards.customerId, id))
  await db.delete(sandboxCustomers).where(eq(sandboxCustomers.id, id))
}

export async function findCard(db: Database, id: string): Promise<CardRow | null> {
  const [card] = await db.select().from(sandboxCards).where(eq(sandboxCards.id, id))
  return card ?? null
}

export async function saveCard(db: Database, id: string, customerId: string): Promise<void> {
  await db.update(sandboxCards).set({ customerId }).where(eq(sandboxCards.id, id))
}

export async function listSavedCards(db: Database, customerId: string): Promise<SavedCard[]> {
  const rows = await db
    .select()
    .from(sandboxCards)
    .where(eq(sandboxCards.customerId, customerId))
    .orderBy(asc(sandboxCards.id))
  return rows.map(({ behaviour: _behaviour, ...card }) => ({ ...card, customer: customerId }))
}

export async function deleteSavedCard(
  db: Database,
  id: string,
  customerId: string,
): Promise<boolean> {
  const deleted = await db
    .delete(sandboxCards)
    .where(and(eq(sandboxCards.id, id), eq(sandboxCards.customerId, customerId)))
    .returning({ id: sandboxCards.id })
  return deleted.length > 0
}
