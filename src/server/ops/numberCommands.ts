import * as v from 'valibot'
import { creditNoteSeries } from '#domain/order/creditNote'
import { invoiceSeries } from '#domain/order/invoice'
import type { Clock } from '#domain/time/clock'
import type { Database } from '../db/database'
import { findLeftOut, findSeries, leaveOut, lockSeries } from '../modules/document/numberSeriesRepo'
import {
  lastOrderNumber,
  lockOrderNumbers,
  setLastOrderNumber,
} from '../modules/order/orderNumberRepo'
import { formatInstant } from './formatInstant'
import type { OpsResult } from './OpsResult'

/** Orders: a canceled transaction leaves one of these out as well, so no book looks at them. */
const ORDERS = 'T'
/** More than some days of a busy shop: a larger step is a mistyped number. */
const MAX_LEFT_OUT = 10_000

type Dependencies = { db: Database; clock: Clock }
type NumbersLeftOut = { series: string; last: number; why: string }

const leavingOut = v.pipe(
  v.strictTuple([
    v.literal('numbers'),
    v.pipe(v.string(), v.regex(/^(T|(FA|AV)-\d{4})$/)),
    v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number)),
    v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(500)),
  ]),
  v.transform(([, series, last, why]): NumbersLeftOut => ({ series, last, why })),
)
const numbersCommand = v.union([
  v.pipe(
    v.strictTuple([v.literal('numbers')]),
    v.transform((): 'list' => 'list'),
  ),
  leavingOut,
])

/** `list` for `numbers`, what to leave out for `numbers <series> <last> <why>`; null for another command. */
export function parseNumbers(args: readonly string[]): 'list' | NumbersLeftOut | null {
  const parsed = v.safeParse(numbersCommand, args)
  return parsed.success ? parsed.output : null
}

/** The last number of each series, and what was left out of it, a line each. */
export async function listNumbers({ db }: Pick<Dependencies, 'db'>): Promise<OpsResult> {
  const leftOut = await findLeftOut(db)
  const lines = (await findSeries(db)).flatMap(({ series, last }) => [
    tellLast(series, last),
    ...leftOut
      .filter((numbers) => numbers.series === series)
      .map(
        ({ first, last: end, why, leftOutAt }) =>
          `  ${first} to ${end} left out on ${formatInstant(leftOutAt)}: ${why}`,
      ),
  ])
  return {
    isDone: true,
    words: [tellLast(ORDERS, await lastOrderNumber(db)), ...lines].join('\n'),
  }
}

const tellLast = (series: string, last: number) => `${series}: the last number is ${last}`

/**
 * Moves a series beyond the numbers that customers hold of orders and documents which a restored backup does not know.
 * docs/operations.md
 */
export function leaveNumbersOut(
  { db, clock }: Dependencies,
  { series, last, why }: NumbersLeftOut,
): Promise<OpsResult> {
  return db.transaction(async (tx) => {
    if (!seriesInUse(clock.now()).includes(series)) {
      return refuse(`No number of ${series} is given today.`)
    }
    const isOrders = series === ORDERS
    const before = isOrders ? await lockOrderNumbers(tx) : await lockSeries(tx, series)
    if (last <= before) return refuse(`${tellLast(series, before)}: nothing is left out.`)
    if (last - before > MAX_LEFT_OUT) {
      return refuse(
        `${tellLast(series, before)}: ${last} would leave out ${last - before}, and at most ${MAX_LEFT_OUT} are left out at once.`,
      )
    }
    if (isOrders) await setLastOrderNumber(tx, last)
    else await leaveOut(tx, { series, first: before + 1, last, why, leftOutAt: clock.now() })
    return {
      isDone: true,
      words: `${series}: ${before + 1} to ${last} are left out; the next number is ${last + 1}.`,
    }
  })
}

const seriesInUse = (now: Date): readonly string[] => [
  ORDERS,
  invoiceSeries(now),
  creditNoteSeries(now),
]

const refuse = (words: string): OpsResult => ({ isDone: false, words })
