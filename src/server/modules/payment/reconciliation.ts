import type { Clock } from '#domain/time/clock'
import { sumBack } from '#domain/order/moneyBack'
import { differencesOf } from '#domain/order/reconciliation'
import { formatOrderNumber } from '#domain/order/orderNumber'
import { sumOfAmounts } from '#domain/pricing/money'
import type { Log } from '../../base/Log'
import { DAY_MS, MINUTE_MS } from '#domain/time/durations'
import { rowUuid } from '../../base/inputs'
import type { Database } from '../../db/database'
import { raiseAlarm } from '../../metrics/alarms'
import type {
  Dispute,
  PaidIntent,
  PaymentProvider,
  Period,
} from '../../providers/payments/PaymentProvider'
import {
  findBackAtProvider,
  findBooked,
  findIntentsOf,
  findNumbers,
} from './reconciliationReadModel'

/** How far back the daily job looks: several days, so that one that failed is checked by the next. */
const RECENT_DAYS = 3
/** Younger than that, an event may still be on its way. */
const SETTLED_AFTER_MS = 15 * MINUTE_MS

type Reconciliation = { payments: number; differences: string[] }

type Dependencies = {
  db: Database
  clock: Clock
  patientProvider: PaymentProvider
  log: Pick<Log, 'error'>
}

/** A payment as the provider and the books have it. */
type Comparison = {
  intentId: string
  intent: PaidIntent | null
  known: Awaited<ReturnType<typeof findBooked>>[number] | undefined
  /** That of its order. */
  number: number | undefined
  disputes: readonly Dispute[]
}

const orderIdOf = (intent: PaidIntent | null) => rowUuid(intent?.orderId ?? '')

/** Compares the provider's list of a period with the books. docs/rules/payments.md#reconciliation */
export function createReconciliation({ db, clock, patientProvider: provider, log }: Dependencies) {
  /** Every intent that moved money in the period, on either side. */
  async function gather(period: Period) {
    const [listed, refunds, disputes, booked] = await Promise.all([
      provider.listPaidIntents(period),
      provider.listRefundsOf(period),
      provider.listDisputesOf(period),
      findIntentsOf(db, period),
    ])
    const intents = new Map<string, PaidIntent | null>(
      listed.filter(({ status }) => status === 'succeeded').map((intent) => [intent.id, intent]),
    )
    const others = [...refunds, ...disputes].map(({ intentId }) => intentId)
    for (const id of new Set([...others, ...booked])) {
      if (!intents.has(id)) intents.set(id, await provider.retrieveIntent(id))
    }
    return { intents, disputes }
  }

  async function atProvider(
    intentId: string,
    intent: PaidIntent | null,
    disputes: readonly Dispute[],
  ) {
    const refunds = intent ? await provider.listRefunds(intentId) : []
    return {
      received: intent?.status === 'succeeded' ? intent.amount : 0,
      refunded: sumOfAmounts(refunds.filter(({ status }) => status !== 'failed')),
      disputed: sumOfAmounts(
        disputes.filter(
          ({ intentId: id, status }) => id === intentId && status !== 'won' && status !== 'inquiry',
        ),
      ),
    }
  }

  async function compare({ intentId, intent, known, number, disputes }: Comparison) {
    // Read for each payment, right before the provider is asked: a refund made between the two would be a difference.
    const back = known ? await findBackAtProvider(db, known.id) : []
    const theirs = await atProvider(intentId, intent, disputes)
    const disputed = sumBack(back.filter(({ kind }) => kind === 'dispute'))
    const books = {
      received: known?.paidAt ? known.amount : 0,
      refunded: sumBack(back) - disputed,
      disputed,
    }
    // A dispute of another period is in neither list.
    const isListed = disputes.some((dispute) => dispute.intentId === intentId)
    const orderNumber = number === undefined ? null : formatOrderNumber(number)
    const sides = { books, provider: isListed ? theirs : { ...theirs, disputed } }
    return differencesOf({ intentId, orderNumber, ...sides })
  }

  async function reconcile(period: Period, isStopping = () => false): Promise<Reconciliation> {
    const { intents, disputes } = await gather(period)
    const booked = new Map(
      (await findBooked(db, [...intents.keys()])).map((row) => [row.intentId, row]),
    )
    const orderIds = [...intents.values()].flatMap((intent) => orderIdOf(intent) ?? [])
    const numbers = await findNumbers(db, orderIds)
    const differences: string[] = []
    let payments = 0
    for (const [intentId, intent] of intents) {
      if (isStopping()) throw new Error('The process stops: the next run looks at these days again')
      const known = booked.get(intentId)
      const number = known?.number ?? numbers.get(orderIdOf(intent) ?? '')
      // Another shop on the same account. Our own order may be gone: the database was brought back to an instant before it.
      if (number === undefined && intent?.shop !== provider.shop) continue
      payments += 1
      differences.push(...(await compare({ intentId, intent, known, number, disputes })))
    }
    return { payments, differences }
  }

  return {
    reconcile,

    /** The last days, without the newest minutes; a difference is an alarm. */
    async reconcileRecent(isStopping?: () => boolean): Promise<void> {
      const to = new Date(clock.now().getTime() - SETTLED_AFTER_MS)
      const from = new Date(to.getTime() - RECENT_DAYS * DAY_MS)
      const { differences } = await reconcile({ from, to }, isStopping)
      if (differences.length === 0) return
      raiseAlarm(log, 'reconciliation', { differences }, 'the books and the provider disagree')
    },
  }
}
