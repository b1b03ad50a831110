import * as v from 'valibot'
import type { Clock } from '../../domain/clock'
import { NEXT, type OrderStatus } from '../../domain/orderStatus'
import type { OrderService } from '../modules/order/orderService'
import type { WeeklyMenuService } from '../modules/weeklyMenu/weeklyMenuService'
import { printMenu } from './printMenu'

/** What was done, or why not, in a sentence for whoever typed the command. */
export type OpsAnswer = { isDone: boolean; words: string }

type OrdersAtHand = Pick<OrderService, 'findByNumber' | 'move' | 'giveUpUnpaid' | 'receiveTransfer'>
type Dependencies = {
  orders: OrdersAtHand
  weeklyMenu: Pick<WeeklyMenuService, 'pdf'>
  clock: Clock
  dataDir: string
}

const USAGE = `Usage:
  npm run ops -- order T-24815             says where an order is
  npm run ops -- order T-24815 assigned    moves it: assigned, supported, delivered or canceled
  npm run ops -- order T-24815 paid        says that its bank transfer has come
  npm run ops -- menu 2026-W48             writes the menu of the week as PDF, with prices and without`

const orderNumber = v.pipe(v.string(), v.regex(/^(T-)?\d{1,15}$/i), v.transform(toNumber))
const wanted = v.picklist(['assigned', 'supported', 'delivered', 'canceled', 'paid'])
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
  const isMoved = await moveTo(dependencies, order, to)
  return isMoved
    ? { isDone: true, words: `T-${number} was ${order.status} and is now ${to}.` }
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

async function moveTo(
  { orders, clock }: Dependencies,
  { id, status }: { id: string; status: OrderStatus },
  to: OrderStatus,
): Promise<boolean> {
  // An intent at the payment provider must end first.
  if (status === 'waitingForPayment' && to === 'canceled') return orders.giveUpUnpaid(id)
  return (await orders.move(id, to, clock.now())).kind === 'moved'
}

const nextOf = (status: OrderStatus) =>
  NEXT[status].length === 0 ? '' : `; next comes ${NEXT[status].join(' or ')}`

const whyNot = (status: OrderStatus, to: OrderStatus) =>
  to === 'canceled' && NEXT[status].includes('canceled')
    ? ' and paid, or being paid: give the money back first'
    : ` and cannot become ${to}${nextOf(status)}`
