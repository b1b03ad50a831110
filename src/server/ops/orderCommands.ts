import * as v from 'valibot'
import { canMove, type OrderStatus } from '#domain/order/orderStatus'
import { formatOrderNumber } from '#domain/order/orderNumber'
import { formatMoney } from '#domain/pricing/money'
import type { Clock } from '#domain/time/clock'
import type { Database } from '../db/database'
import type { MoveOutcome } from '../flows/order/moveOrder'
import type { OrderRow } from '../modules/order/orderRepo'
import type { Owed } from '../modules/payment/owedRefunds'
import type { PartOutcome, SentPart } from '../modules/payment/sentBack'
import type { Services } from '../services'
import { euros, orderNumber } from './opsArguments'
import type { OpsResult } from './OpsResult'
import { nextOf, tellOrder } from './tellOrder'

type Dependencies = {
  db: Database
  services: Pick<
    Services,
    | 'cancelUnpaidOrder'
    | 'moveOrder'
    | 'orders'
    | 'receiveTransfer'
    | 'sendBackByTransfer'
    | 'sendPartBackByTransfer'
    | 'undoSentBack'
  >
  clock: Clock
}

const WISHES = ['assigned', 'supported', 'delivered', 'canceled', 'paid', 'refunded'] as const
type Wish = (typeof WISHES)[number]

const orderCommand = v.union([
  v.strictTuple([v.literal('order'), orderNumber]),
  v.strictTuple([v.literal('order'), orderNumber, v.picklist(WISHES)]),
])

/** The number of `order T-24815`, and what the order is to be, if anything; null for another command. */
export function parseOrder(args: readonly string[]): { number: number; to?: Wish } | null {
  const parsed = v.safeParse(orderCommand, args)
  if (!parsed.success) return null
  const [, number, to] = parsed.output
  return to === undefined ? { number } : { number, to }
}

/** Does something with the order of a number, or says that there is none. */
export async function onOrder(
  { services }: { services: Pick<Services, 'orders'> },
  number: number,
  run: (order: OrderRow) => Promise<OpsResult>,
): Promise<OpsResult> {
  const order = await services.orders.findByNumber(number)
  return order
    ? run(order)
    : { isDone: false, words: `There is no order ${formatOrderNumber(number)}.` }
}

/** Carries out what is wanted of an order; without a wish, describes it. */
export async function runOnOrder(
  dependencies: Dependencies,
  order: OrderRow,
  to?: Wish,
): Promise<OpsResult> {
  const reference = formatOrderNumber(order.number)
  if (to === undefined) return tellOrder(dependencies.db, order)
  if (to === 'paid') return receive(dependencies, order.id, reference)
  if (to === 'refunded') return sendBack(dependencies, order.id, reference)
  const move = await moveTo(dependencies, order, to)
  // Another command may have moved it since it was read.
  const from = move.kind === 'unknown' ? order.status : move.from
  return move.kind === 'moved'
    ? {
        isDone: true,
        words: `${reference} was ${from} and is now ${to}.${whatGoesBack(move, reference)}`,
      }
    : { isDone: false, words: `${reference} is ${from}${whyNot(from, to)}.` }
}

async function receive(
  { services }: Dependencies,
  orderId: string,
  reference: string,
): Promise<OpsResult> {
  const outcome = await services.receiveTransfer(orderId)
  if (outcome === 'received') return { isDone: true, words: `${reference} is now paid.` }
  if (outcome === 'alreadyPaid') return { isDone: true, words: `${reference} was paid already.` }
  return { isDone: false, words: `${reference} waits for no transfer.` }
}

async function sendBack(
  { services }: Dependencies,
  orderId: string,
  reference: string,
): Promise<OpsResult> {
  const isSentBack = await services.sendBackByTransfer(orderId)
  return isSentBack
    ? { isDone: true, words: `The money of ${reference} is sent back.` }
    : { isDone: false, words: `${reference} has no money to be sent back by transfer.` }
}

const ofPart = [v.literal('order'), orderNumber, v.literal('refunded'), euros] as const
const partCommand = v.union([v.strictTuple(ofPart), v.strictTuple([...ofPart, v.literal('again')])])

/** The number and the part of `order T-24815 refunded 12,50`, once more with `again`; null for another command. */
export function parsePart(args: readonly string[]): { number: number; part: SentPart } | null {
  const parsed = v.safeParse(partCommand, args)
  if (!parsed.success) return null
  const [, number, , amount, again] = parsed.output
  return { number, part: { amount, isAgain: again !== undefined } }
}

const undoCommand = v.strictTuple([...ofPart, v.literal('undone')])

/** The number and the cents of `order T-24815 refunded 12,50 undone`; null for another command. */
export function parseUndone(args: readonly string[]): { number: number; amount: number } | null {
  const parsed = v.safeParse(undoCommand, args)
  if (!parsed.success) return null
  const [, number, , amount] = parsed.output
  return { number, amount }
}

/** Takes back that money was noted as sent back by transfer. */
export async function undoSent(
  { services }: Dependencies,
  order: OrderRow,
  amount: number,
): Promise<OpsResult> {
  const isUndone = await services.undoSentBack(order.id, amount)
  const [money, reference] = [formatMoney(amount), formatOrderNumber(order.number)]
  return isUndone
    ? {
        isDone: true,
        words: `${money} of ${reference} count as not sent back. Tell the customer, whom a mail said otherwise; a credit note stands for the next refund.`,
      }
    : { isDone: false, words: `No transfer of ${money} is noted as sent back of ${reference}.` }
}

/** Notes that a part of an order's transfer was sent back. */
export async function sendPartBack(
  { services }: Dependencies,
  order: OrderRow,
  part: SentPart,
): Promise<OpsResult> {
  const outcome = await services.sendPartBackByTransfer(order.id, part)
  const money = formatMoney(part.amount)
  return {
    isDone: outcome.kind === 'sentBack',
    words: partWords(outcome, money, formatOrderNumber(order.number)),
  }
}

function partWords(outcome: PartOutcome, money: string, reference: string): string {
  switch (outcome.kind) {
    case 'sentBack': {
      const { back, received } = outcome
      return `${money} of ${reference} are sent back, ${formatMoney(back)} of ${formatMoney(received)} in all.`
    }
    case 'nothingCame':
      return `No money has come for ${reference}.`
    case 'byCard':
      return `${reference} was paid by card: refund it in the provider's dashboard.`
    case 'owed':
      return `What is left of ${reference} is owed whole; once it is sent back: npm run ops -- order ${reference} refunded`
    case 'notedBefore':
      return `${money} of ${reference} were noted within the last day already; if as much was sent once more, add « again ».`
    case 'tooMuch':
      return `Of no transfer of ${reference} are ${money} left.`
  }
}

async function moveTo(
  { services, clock }: Dependencies,
  { id, status }: { id: string; status: OrderStatus },
  to: OrderStatus,
): Promise<MoveOutcome> {
  if (status !== 'waitingForPayment' || to !== 'canceled') {
    return services.moveOrder(id, to, clock.now())
  }
  // An intent at the payment provider must end first.
  const isGivenUp = await services.cancelUnpaidOrder(id)
  return { kind: isGivenUp ? 'moved' : 'refused', from: status }
}

function whatGoesBack({ owed }: { owed?: Owed }, reference: string): string {
  if (!owed) return ''
  const { card, wireTransfer } = owed
  return [
    card > 0 ? `\n${formatMoney(card)} go back to the card.` : '',
    wireTransfer > 0
      ? `\n${formatMoney(wireTransfer)} are to be sent back by transfer; then: npm run ops -- order ${reference} refunded`
      : '',
  ].join('')
}

const whyNot = (status: OrderStatus, to: OrderStatus) =>
  to === 'canceled' && canMove(status, 'canceled')
    ? ' and being paid at this moment: try again in a minute'
    : ` and cannot become ${to}${nextOf(status)}`
