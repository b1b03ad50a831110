import * as v from 'valibot'
import type { Clock } from '../../domain/clock'
import { NEXT, type OrderStatus } from '../../domain/orderStatus'
import { formatMoney } from '../../domain/money'
import type { MoveOutcome } from '../modules/order/moveOrder'
import type { OrderService } from '../modules/order/orderService'
import type { Owed, PaymentService } from '../modules/payment/paymentService'
import type { WeeklyMenuService } from '../modules/weeklyMenu/weeklyMenuService'
import { printMenu } from './printMenu'

/** What was done, or why not, in a sentence for whoever typed the command. */
export type OpsAnswer = { isDone: boolean; words: string }

type Dependencies = {
  orders: Pick<OrderService, 'findByNumber' | 'move' | 'giveUpUnpaid' | 'receiveTransfer'>
  payment: Pick<PaymentService, 'recordSentBack'>
  weeklyMenu: Pick<WeeklyMenuService, 'pdf'>
  clock: Clock
  dataDir: string
}

const USAGE = `Usage:
  npm run ops -- order T-24815             says where an order is
  npm run ops -- order T-24815 assigned    moves it: assigned, supported, delivered or canceled;
                                           a canceled one that is paid by card is refunded
  npm run ops -- order T-24815 paid        says that its bank transfer has come
  npm run ops -- order T-24815 refunded    says that its money was sent back by bank transfer
  npm run ops -- menu 2026-W48             writes the menu of the week as PDF, with prices and without`

const orderNumber = v.pipe(v.string(), v.regex(/^(T-)?\d{1,15}$/i), v.transform(toNumber))
const wanted = v.picklist(['assigned', 'supported', 'delivered', 'canceled', 'paid', 'refunded'])
const orderCommand = v.union([
  v.strictTuple([v.literal('order'), orderNumber]),
  v.strictTuple([v.literal('order'), orderNumber, wanted]),
])

const menuCommand = v.strictTuple([
  v.literal('menu'),
  v.pipe(v.string(), v.regex(/^\d{4}-W\d{2}$/)),
])

function toNumber(text: string) {
  return Number(text.replace(/^T-/i, ''))
}

/** Runs a command of whoever runs the shop. */
export async function runOps(
  dependencies: Dependencies,
  args: readonly string[],
): Promise<OpsAnswer> {
  const menu = v.safeParse(menuCommand, args)
  if (menu.success) return printMenu(dependencies, menu.output[1])
  const parsed = v.safeParse(orderCommand, args)
  if (!parsed.success) return { isDone: false, words: USAGE }
  const [, number, to] = parsed.output
  const order = await dependencies.orders.findByNumber(number)
  if (!order) return { isDone: false, words: `There is no order T-${number}.` }
  if (to === undefined) {
    return { isDone: true, words: `T-${number} is ${order.status}${nextOf(order.status)}.` }
  }
  if (to === 'paid') return receive(dependencies, order.id, `T-${number}`)
  if (to === 'refunded') return sendBack(dependencies, order.id, `T-${number}`)
  const move = await moveTo(dependencies, order, to)
  return move.kind === 'moved'
    ? {
        isDone: true,
        words: `T-${number} was ${order.status} and is now ${to}.${whatGoesBack(move, number)}`,
      }
    : { isDone: false, words: `T-${number} is ${order.status}${whyNot(order.status, to)}.` }
}

async function receive(
  { orders }: Dependencies,
  orderId: string,
  number: string,
): Promise<OpsAnswer> {
  const outcome = await orders.receiveTransfer(orderId)
  if (outcome === 'received') return { isDone: true, words: `${number} is now paid.` }
  if (outcome === 'alreadyPaid') return { isDone: true, words: `${number} was paid already.` }
  return { isDone: false, words: `${number} waits for no transfer.` }
}

async function sendBack(
  { payment }: Dependencies,
  orderId: string,
  number: string,
): Promise<OpsAnswer> {
  const isSentBack = await payment.recordSentBack(orderId)
  return isSentBack
    ? { isDone: true, words: `The money of ${number} is sent back.` }
    : { isDone: false, words: `${number} has no money to be sent back by transfer.` }
}

async function moveTo(
  { orders, clock }: Dependencies,
  { id, status }: { id: string; status: OrderStatus },
  to: OrderStatus,
): Promise<MoveOutcome> {
  if (status !== 'waitingForPayment' || to !== 'canceled') return orders.move(id, to, clock.now())
  // An intent at the payment provider must end first.
  const isGivenUp = await orders.giveUpUnpaid(id)
  return { kind: isGivenUp ? 'moved' : 'refused', from: status }
}

function whatGoesBack({ owed }: { owed?: Owed }, number: number): string {
  if (!owed) return ''
  const { card, wireTransfer } = owed
  return [
    card > 0 ? `\n${formatMoney(card)} go back to the card.` : '',
    wireTransfer > 0
      ? `\n${formatMoney(wireTransfer)} are to be sent back by transfer; then: npm run ops -- order T-${number} refunded`
      : '',
  ].join('')
}

const nextOf = (status: OrderStatus) =>
  NEXT[status].length === 0 ? '' : `; next comes ${NEXT[status].join(' or ')}`

const whyNot = (status: OrderStatus, to: OrderStatus) =>
  to === 'canceled' && NEXT[status].includes('canceled')
    ? ' and being paid at this moment: try again in a minute'
    : ` and cannot become ${to}${nextOf(status)}`
