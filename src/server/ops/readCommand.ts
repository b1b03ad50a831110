import type { Period } from '../providers/payments/PaymentProvider'
import { loadAgreements } from './agreements/loadAgreements'
import { loadCatalogue } from './catalogue/loadCatalogue'
import { closeAccount } from './closeAccount'
import { listCommands } from './commandLog'
import { listMails, parseMails, retryMails } from './mailCommands'
import { leaveNumbersOut, listNumbers, parseNumbers } from './numberCommands'
import {
  parseAgreements,
  parseBooks,
  parseCatalogue,
  parseClosing,
  parseDashboardMove,
  parseLog,
  parseMenu,
  parsePeriod,
  parsePictures,
  parsePlaces,
  parseProvider,
} from './opsArguments'
import type { OpsDependencies } from './OpsDependencies'
import type { OpsResult } from './OpsResult'
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
import { playDashboard } from './playDashboard'
import { printMenu } from './printMenu'
import { setPhotographs } from './setPhotographs'
import { tellBooks } from './tellBooks'

type Command = { run: () => Promise<OpsResult>; isReadOnly: boolean }

const readOnly = (run: Command['run']): Command => ({ run, isReadOnly: true })
const changing = (run: Command['run']): Command => ({ run, isReadOnly: false })
const loading = ({ isDryRun }: { isDryRun: boolean }, run: Command['run']): Command => ({
  run,
  isReadOnly: isDryRun,
})

type Reader = (
  args: readonly string[],
  dependencies: OpsDependencies,
  input: unknown,
) => Command | null

/** The command whose words `parse` finds, and what it does with them. */
const reader =
  <Parsed>(
    parse: (args: readonly string[], now: Date) => Parsed | null,
    toCommand: (parsed: Parsed, dependencies: OpsDependencies, input: unknown) => Command,
  ): Reader =>
  (args, dependencies, input) => {
    const parsed = parse(args, dependencies.clock.now())
    return parsed === null ? null : toCommand(parsed, dependencies, input)
  }

/** Each takes words of its own, so that their order says nothing. */
const READERS: readonly Reader[] = [
  reader(parseLog, (_, dependencies) => readOnly(() => listCommands(dependencies))),
  reader(parseBooks, (_, { services }) =>
    readOnly(async () => tellBooks(await services.books.checkAll())),
  ),
  reader(parseMails, (wish, { services: { mail } }) =>
    wish === 'list' ? readOnly(() => listMails(mail)) : changing(() => retryMails(mail)),
  ),
  reader(parseNumbers, (numbers, dependencies) =>
    numbers === 'list'
      ? readOnly(() => listNumbers(dependencies))
      : changing(() => leaveNumbersOut(dependencies, numbers)),
  ),
  reader(parseMenu, (week, dependencies) => changing(() => printMenu(dependencies, week))),
  reader(parseCatalogue, (folder, dependencies, input) =>
    loading(folder, () => loadCatalogue(dependencies, input, folder)),
  ),
  reader(parsePictures, (folder, dependencies, input) =>
    loading(folder, () => setPhotographs(dependencies, input, folder)),
  ),
  reader(parsePlaces, (file, dependencies, input) =>
    loading(file, () => loadPlaces(dependencies, input, file)),
  ),
  reader(parseAgreements, (file, dependencies, input) =>
    loading(file, () => loadAgreements(dependencies, input, file)),
  ),
  reader(parsePeriod, (period, dependencies) => readOnly(() => reconcile(dependencies, period))),
  reader(parseClosing, (account, dependencies) =>
    changing(() => closeAccount(dependencies, account)),
  ),
  reader(parseProvider, () =>
    changing(async () => ({
      isDone: false,
      words: 'The payment provider is changed while the shop is stopped.',
    })),
  ),
  reader(parseDashboardMove, ({ number, move }, dependencies) =>
    changing(() =>
      onOrder(dependencies, number, (order) => playDashboard(dependencies, order, move)),
    ),
  ),
  reader(parsePart, ({ number, part }, dependencies) =>
    changing(() =>
      onOrder(dependencies, number, (order) => sendPartBack(dependencies, order, part)),
    ),
  ),
  reader(parseUndone, ({ number, amount }, dependencies) =>
    changing(() => onOrder(dependencies, number, (order) => undoSent(dependencies, order, amount))),
  ),
  reader(parseOrder, ({ number, to }, dependencies) => {
    const run = () => onOrder(dependencies, number, (order) => runOnOrder(dependencies, order, to))
    return to === undefined ? readOnly(run) : changing(run)
  }),
]

/** What these words do; null when they are no command. `input` is what the files say that they name. */
export function readCommand(
  args: readonly string[],
  dependencies: OpsDependencies,
  input: unknown,
): Command | null {
  for (const read of READERS) {
    const command = read(args, dependencies, input)
    if (command) return command
  }
  return null
}

async function reconcile({ services }: OpsDependencies, period: Period): Promise<OpsResult> {
  const { payments, differences } = await services.payment.reconcile(period)
  const counted = `${payments} payments, ${differences.length} differences.`
  return { isDone: differences.length === 0, words: [...differences, counted].join('\n') }
}
