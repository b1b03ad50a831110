import * as v from 'valibot'
import type { Clock } from '#domain/time/clock'
import { canMove, type OrderStatus } from '#domain/order/orderStatus'
import { formatMoney } from '#domain/pricing/money'
import { formatOrderNumber } from '#domain/order/orderNumber'
import type { Database } from '../db/database'
import type { MoveOutcome } from '../flows/order/moveOrder'
import type { OrderRow } from '../modules/order/orderRepo'
import type { Owed } from '../modules/payment/owedRefunds'
import type { Period } from '../providers/payments/PaymentProvider'
import type { Services } from '../services'
import { closeAccount, withoutAddress } from './closeAccount'
import type { OpsResult } from './OpsResult'
import { listMoves, recorded } from './opsMoves'
import { loadCatalogue } from './catalogue/loadCatalogue'
import { listMails, parseMails, retryMails } from './mailCommands'
import type { OpsCommand } from './OpsCommand'
import {
  orderNumber,
  parseCatalogue,
  parseClosing,
  parseDashboardMove,
  parsePeriod,
  parsePictures,
  parseProvider,
} from './opsArguments'
import { setPhotographs } from './pictures/setPhotographs'
import { playDashboard } from './playDashboard'
import { printMenu } from './printMenu'
import { tellBooks } from './tellBooks'
import { nextOf, tellOrder } from './tellOrder'
import type { Sandbox } from '../providers/payments/sandbox/createSandbox'

type OpsServices = Pick<
  Services,
  | 'books'
  | 'cancelUnpaidOrder'
  | 'closeAccountOf'
  | 'handlePaymentEvent'
  | 'mail'
  | 'moveOrder'
  | 'orders'
  | 'payment'
  | 'receiveTransfer'
  | 'sendBackByTransfer'
  | 'weeklyMenu'
>

export type OpsDependencies = {
  db: Database
  services: OpsServices
  /** Null when Stripe takes the payments. */
  sandbox: Sandbox | null
  clock: Clock
  dataDir: string
}

export const USAGE = `Usage:
  npm run ops -- order T-24815             says where an order is, when and to whom it goes, and all of its money
  npm run ops -- order T-24815 assigned    moves it: assigned, supported, delivered or canceled;
                                           a canceled one that is paid by card is refunded
  npm run ops -- order T-24815 paid        says that its bank transfer has come
  npm run ops -- order T-24815 refunded    says that its money was sent back by bank transfer
  npm run ops -- books                     checks that stock, slots, orders, payments and invoices agree
  npm run ops -- log                       lists the last commands: who ran them, when, what came of it
  npm run ops -- order T-24815 refund 12,50  plays a refund in the sandbox's dashboard; also refund-failed,
                                           dispute, dispute-won, dispute-lost
  npm run ops -- reconcile                 holds the provider's last seven days against the books;
                                           or from one day to another: reconcile 2026-11-01 2026-11-30
  npm run ops -- catalogue ./carte         loads the files of a folder: what is new is added, what differs changed,
                                           what is gone withdrawn from sale; --dry-run says it and writes nothing
  npm run ops -- pictures ./photos         shows photographs that are named like their articles; --dry-run as above
  npm run ops -- provider stripe-live      changes the payment provider of a stopped shop on purpose
  npm run ops -- mails                     lists the mails that have failed and not left, with the reason
  npm run ops -- mails retry               has them tried again now
  npm run ops -- close-account claire@exemple.fr  closes an account whose owner asks for it by phone or mail, for good; that of a
                                           canteen: close-account claire@exemple.fr canteen
  npm run ops -- menu 2026-W48             writes the menu of the week as PDF, with prices and without`

const wanted = v.picklist(['assigned', 'supported', 'delivered', 'canceled', 'paid', 'refunded'])
const orderCommand = v.union([
  v.strictTuple([v.literal('order'), orderNumber]),
  v.strictTuple([v.literal('order'), orderNumber, wanted]),
])

const booksCommand = v.strictTuple([v.literal('books')])

const menuCommand = v.strictTuple([
  v.literal('menu'),
  v.pipe(v.string(), v.regex(/^\d{4}-W\d{2}$/)),
])

/** No command at all, or one that wants to know which there are. */
export const isHelp = ([first]: readonly string[]) =>
  first === undefined || ['help', '--help', '-h'].includes(first)

/**
 * Runs a command of the person who runs the shop, and writes it down unless it only looks, or is none. `input` is what the files
 * say that the command names: they are read where it is typed.
 */
export async function runOps(
  dependencies: OpsDependencies,
  { args, who, input }: OpsCommand,
): Promise<OpsResult> {
  if (isHelp(args)) return { isDone: true, words: USAGE }
  if (args.length === 1 && args[0] === 'log') return listMoves(dependencies)
  const run = commandOf(dependencies, args, input)
  if (!run) return { isDone: false, words: USAGE }
  const isLooking =
    args[0] === 'reconcile' ||
    v.is(booksCommand, args) ||
    parseMails(args) === 'list' ||
    parseCatalogue(args)?.isDryRun ||
    parsePictures(args)?.isDryRun ||
    (args[0] === 'order' && args.length === 2)
  return isLooking ? run() : recorded(dependencies, { who, args: withoutAddress(args) }, run)
}

/** What the words of a command do; null when they are none. */
function commandOf(
  dependencies: OpsDependencies,
  args: readonly string[],
  input: unknown,
): (() => Promise<OpsResult>) | null {
  const { services, clock } = dependencies
  if (v.is(booksCommand, args)) return async () => tellBooks(await services.books.checkAll())
  const mails = parseMails(args)
  if (mails === 'list') return () => listMails(services.mail)
  if (mails === 'retry') return () => retryMails(services.mail)
  const menu = v.safeParse(menuCommand, args)
  if (menu.success) return () => printMenu(dependencies, menu.output[1])
  const catalogue = parseCatalogue(args)
  if (catalogue) return () => loadCatalogue(dependencies, input, catalogue)
  const pictures = parsePictures(args)
  if (pictures) return () => setPhotographs(dependencies, input, pictures)
  const period = parsePeriod(args, clock.now())
  if (period) return () => reconcile(dependencies, period)
  const closing = parseClosing(args)
  if (closing) return () => closeAccount(dependencies, closing)
  if (parseProvider(args) !== null) {
    const words = 'The payment provider is changed while the shop is stopped.'
    return async () => ({ isDone: false, words })
  }
  const played = parseDashboardMove(args)
  if (played) {
    return () =>
      onOrder(dependencies, played.number, (order) =>
        playDashboard(dependencies, order, played.move),
      )
  }
  const parsed = v.safeParse(orderCommand, args)
  if (!parsed.success) return null
  const [, number, to] = parsed.output
  return () => onOrder(dependencies, number, (order) => runOnOrder(dependencies, order, to))
}

async function onOrder(
  { services }: OpsDependencies,
  number: number,
  run: (order: OrderRow) => Promise<OpsResult>,
): Promise<OpsResult> {
  const order = await services.orders.findByNumber(number)
  return order
    ? run(order)
    : { isDone: false, words: `There is no order ${formatOrderNumber(number)}.` }
}

async function runOnOrder(
  dependencies: OpsDependencies,
  order: OrderRow,
  to: v.InferOutput<typeof wanted> | undefined,
): Promise<OpsResult> {
  const reference = formatOrderNumber(order.number)
  if (to === undefined) return tellOrder(dependencies.db, order)
  if (to === 'paid') return receive(dependencies, order.id, reference)
  if (to === 'refunded') return sendBack(dependencies, order.id, reference)
  const move = await moveTo(dependencies, order, to)
  return move.kind === 'moved'
    ? {
        isDone: true,
        words: `${reference} was ${order.status} and is now ${to}.${whatGoesBack(move, reference)}`,
      }
    : { isDone: false, words: `${reference} is ${order.status}${whyNot(order.status, to)}.` }
}

async function reconcile({ services }: OpsDependencies, period: Period): Promise<OpsResult> {
  const { payments, differences } = await services.payment.reconcile(period)
  const counted = `${payments} payments, ${differences.length} differences.`
  return { isDone: differences.length === 0, words: [...differences, counted].join('\n') }
}

async function receive(
  { services }: OpsDependencies,
  orderId: string,
  reference: string,
): Promise<OpsResult> {
  const outcome = await services.receiveTransfer(orderId)
  if (outcome === 'received') return { isDone: true, words: `${reference} is now paid.` }
  if (outcome === 'alreadyPaid') return { isDone: true, words: `${reference} was paid already.` }
  return { isDone: false, words: `${reference} waits for no transfer.` }
}

async function sendBack(
  { services }: OpsDependencies,
  orderId: string,
  reference: string,
): Promise<OpsResult> {
  const isSentBack = await services.sendBackByTransfer(orderId)
  return isSentBack
    ? { isDone: true, words: `The money of ${reference} is sent back.` }
    : { isDone: false, words: `${reference} has no money to be sent back by transfer.` }
}

async function moveTo(
  { services, clock }: OpsDependencies,
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
