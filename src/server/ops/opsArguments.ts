import * as v from 'valibot'
import { parseOrderNumber } from '#domain/order/orderNumber'
import { addDays, instantAt, isDeliveryDay, parisDay } from '#domain/time/calendar'
import { USER_TYPES } from '../base/Viewer'
import type { Period } from '../providers/payments/PaymentProvider'
import type { DashboardMove } from './playDashboard'

export const orderNumber = v.pipe(v.string(), v.transform(parseOrderNumber), v.number())

/** `12,50`, `12.50` or `12` euro, in cents. */
export const euros = v.pipe(
  v.string(),
  v.regex(/^\d{1,6}([.,]\d{2})?$/),
  v.transform((text) => Math.round(Number(text.replace(',', '.')) * 100)),
  v.minValue(1),
)

const order = [v.literal('order'), orderNumber] as const

const played = v.union([
  v.pipe(
    v.strictTuple([...order, v.literal('refund'), euros]),
    v.transform(([, number, , amount]) => {
      const move: DashboardMove = { kind: 'refund', amount }
      return { number, move }
    }),
  ),
  v.pipe(
    v.strictTuple([
      ...order,
      v.picklist(['refund-failed', 'dispute', 'dispute-won', 'dispute-lost']),
    ]),
    v.transform(([, number, name]) => ({ number, move: MOVES[name] })),
  ),
])

const MOVES = {
  'refund-failed': { kind: 'refundFailed' },
  dispute: { kind: 'dispute' },
  'dispute-won': { kind: 'disputeWon' },
  'dispute-lost': { kind: 'disputeLost' },
} as const satisfies Record<string, DashboardMove>

export function parseDashboardMove(args: readonly string[]) {
  const parsed = v.safeParse(played, args)
  return parsed.success ? parsed.output : null
}

const day = v.pipe(v.string(), v.check(isDeliveryDay))
const reconcile = v.union([
  v.strictTuple([v.literal('reconcile')]),
  v.strictTuple([v.literal('reconcile'), day]),
  v.strictTuple([v.literal('reconcile'), day, day]),
])
const USUAL_DAYS = 7

/** The period of `reconcile [<first> [<last>]]`, Paris days, both included; without them, the last seven days. Null for another command, and when the first day is after the last. */
export function parsePeriod(args: readonly string[], now: Date): Period | null {
  const parsed = v.safeParse(reconcile, args)
  if (!parsed.success) return null
  const today = parisDay(now)
  const [, first = addDays(today, 1 - USUAL_DAYS), last = today] = parsed.output
  if (first > last) return null
  return { from: instantAt(first, '00:00'), to: instantAt(addDays(last, 1), '00:00') }
}

/** What `catalogue <folder>` and its likes are given. */
type FolderArguments = { folder: string; isDryRun: boolean }

const ofFolder = (name: string) =>
  v.union([
    v.strictTuple([v.literal(name), v.string()]),
    v.strictTuple([v.literal(name), v.string(), v.literal('--dry-run')]),
  ])

function parseFolder(name: string, args: readonly string[]): FolderArguments | null {
  const parsed = v.safeParse(ofFolder(name), args)
  if (!parsed.success) return null
  const [, folder, dryRun] = parsed.output
  return { folder, isDryRun: dryRun !== undefined }
}

/** The folder of `catalogue <folder>`, and whether only to say what it would change; null for another command. */
export const parseCatalogue = (args: readonly string[]) => parseFolder('catalogue', args)

/** The folder of `pictures <folder>`, and whether only to say which are new; null for another command. */
export const parsePictures = (args: readonly string[]) => parseFolder('pictures', args)

/** The file of `places <file>`; null for another command. */
export const parsePlaces = (args: readonly string[]) => parseFolder('places', args)

/** The file of `agreements <file>`; null for another command. */
export const parseAgreements = (args: readonly string[]) => parseFolder('agreements', args)

const closing = v.pipe(
  v.union([
    v.strictTuple([v.literal('close-account'), v.string()]),
    v.strictTuple([v.literal('close-account'), v.string(), v.picklist(USER_TYPES)]),
  ]),
  v.transform(([, email, type = 'b2b']) => ({ email, type })),
)

/** The account of `close-account <email> [b2b|canteen]`; null for another command. */
export function parseClosing(args: readonly string[]) {
  const parsed = v.safeParse(closing, args)
  return parsed.success ? parsed.output : null
}

const provider = v.strictTuple([v.literal('provider'), v.string()])

/** The payment provider that `provider <name>` wants; null for another command. */
export function parseProvider(args: readonly string[]): string | null {
  const parsed = v.safeParse(provider, args)
  return parsed.success ? parsed.output[1] : null
}

const log = v.strictTuple([v.literal('log')])

/** True for `log`; null for another command. */
export const parseLog = (args: readonly string[]) => v.is(log, args) || null

const books = v.strictTuple([v.literal('books')])

/** True for `books`; null for another command. */
export const parseBooks = (args: readonly string[]) => v.is(books, args) || null

const menu = v.strictTuple([v.literal('menu'), v.pipe(v.string(), v.regex(/^\d{4}-W\d{2}$/))])

/** The week of `menu 2026-W48`; null for another command. */
export function parseMenu(args: readonly string[]): string | null {
  const parsed = v.safeParse(menu, args)
  return parsed.success ? parsed.output[1] : null
}
