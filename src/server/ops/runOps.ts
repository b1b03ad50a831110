import * as v from 'valibot'
import { visibleText } from '#domain/text/visibleText'
import type { Clock } from '#domain/time/clock'
import type { Database } from '../db/database'
import type { Period } from '../providers/payments/PaymentProvider'
import type { Services } from '../services'
import { closeAccount, withoutAddress } from './closeAccount'
import type { OpsResult } from './OpsResult'
import { listCommands, runRecorded } from './commandLog'
import { loadAgreements } from './agreements/loadAgreements'
import { loadCatalogue } from './catalogue/loadCatalogue'
import { listMails, parseMails, retryMails } from './mailCommands'
import { leaveNumbersOut, listNumbers, parseNumbers } from './numberCommands'
import type { OpsCommand } from './OpsCommand'
import {
  parseAgreements,
  parseCatalogue,
  parseClosing,
  parseDashboardMove,
  parsePeriod,
  parsePictures,
  parsePlaces,
  parseProvider,
} from './opsArguments'
import { isHelp, USAGE } from './opsUsage'
import {
  onOrder,
  parseOrder,
  parsePart,
  parseUndone,
  runOnOrder,
  sendPartBack,
  undoSent,
} from './orderCommands'
import { loadPlaces } from './places/loadPlaces'
import { setPhotographs } from './setPhotographs'
import { playDashboard } from './playDashboard'
import { printMenu } from './printMenu'
import { tellMistake } from './tellMistake'
import { tellBooks } from './tellBooks'
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
  | 'sendPartBackByTransfer'
  | 'undoSentBack'
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

const logCommand = v.strictTuple([v.literal('log')])
const booksCommand = v.strictTuple([v.literal('books')])

const menuCommand = v.strictTuple([
  v.literal('menu'),
  v.pipe(v.string(), v.regex(/^\d{4}-W\d{2}$/)),
])

/**
 * Runs an operator's command, and records it unless it changes nothing or is no command. `input` is what the files say that the
 * command names: they are read where it is typed.
 */
export async function runOps(
  dependencies: OpsDependencies,
  { args, who, input }: OpsCommand,
): Promise<OpsResult> {
  if (isHelp(args)) return { isDone: true, words: USAGE }
  const command = commandOf(dependencies, args, input)
  if (!command) {
    return { isDone: false, words: visibleText(`${USAGE}\n\n${tellMistake(args)}`) }
  }
  const { isDone, words } = command.isReadOnly
    ? await command.run()
    : await runRecorded(dependencies, { who, args: withoutAddress(args) }, command.run)
  // A customer's name must not move the cursor of who reads it in a terminal.
  return { isDone, words: visibleText(words) }
}

type Command = { run: () => Promise<OpsResult>; isReadOnly: boolean }

const readOnly = (run: Command['run']): Command => ({ run, isReadOnly: true })
const changing = (run: Command['run']): Command => ({ run, isReadOnly: false })
const loading = ({ isDryRun }: { isDryRun: boolean }, run: Command['run']): Command => ({
  run,
  isReadOnly: isDryRun,
})

/** What the words of a command do; null when they are none. */
function commandOf(
  dependencies: OpsDependencies,
  args: readonly string[],
  input: unknown,
): Command | null {
  const { services, clock } = dependencies
  if (v.is(logCommand, args)) return readOnly(() => listCommands(dependencies))
  if (v.is(booksCommand, args)) {
    return readOnly(async () => tellBooks(await services.books.checkAll()))
  }
  const mails = parseMails(args)
  if (mails === 'list') return readOnly(() => listMails(services.mail))
  if (mails === 'retry') return changing(() => retryMails(services.mail))
  const numbers = parseNumbers(args)
  if (numbers === 'list') return readOnly(() => listNumbers(dependencies))
  if (numbers) return changing(() => leaveNumbersOut(dependencies, numbers))
  const menu = v.safeParse(menuCommand, args)
  if (menu.success) return changing(() => printMenu(dependencies, menu.output[1]))
  const catalogue = parseCatalogue(args)
  if (catalogue) return loading(catalogue, () => loadCatalogue(dependencies, input, catalogue))
  const pictures = parsePictures(args)
  if (pictures) return loading(pictures, () => setPhotographs(dependencies, input, pictures))
  const places = parsePlaces(args)
  if (places) return loading(places, () => loadPlaces(dependencies, input, places))
  const agreements = parseAgreements(args)
  if (agreements) return loading(agreements, () => loadAgreements(dependencies, input, agreements))
  const period = parsePeriod(args, clock.now())
  if (period) return readOnly(() => reconcile(dependencies, period))
  const closing = parseClosing(args)
  if (closing) return changing(() => closeAccount(dependencies, closing))
  if (parseProvider(args) !== null) {
    const words = 'The payment provider is changed while the shop is stopped.'
    return changing(async () => ({ isDone: false, words }))
  }
  const played = parseDashboardMove(args)
  if (played) {
    const { number, move } = played
    return changing(() =>
      onOrder(dependencies, number, (order) => playDashboard(dependencies, order, move)),
    )
  }
  const sent = parsePart(args)
  if (sent) {
    const { number, part } = sent
    return changing(() =>
      onOrder(dependencies, number, (order) => sendPartBack(dependencies, order, part)),
    )
  }
  const undone = parseUndone(args)
  if (undone) {
    const { number, amount } = undone
    return changing(() =>
      onOrder(dependencies, number, (order) => undoSent(dependencies, order, amount)),
    )
  }
  const wanted = parseOrder(args)
  if (!wanted) return null
  const { number, to } = wanted
  const run = () => onOrder(dependencies, number, (order) => runOnOrder(dependencies, order, to))
  return to === undefined ? readOnly(run) : changing(run)
}

async function reconcile({ services }: OpsDependencies, period: Period): Promise<OpsResult> {
  const { payments, differences } = await services.payment.reconcile(period)
  const counted = `${payments} payments, ${differences.length} differences.`
  return { isDone: differences.length === 0, words: [...differences, counted].join('\n') }
}
