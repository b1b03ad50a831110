import type { OrderPlan } from '#generated/server/types'
import { MAX_PLANS, nextPlanDay, planDates } from '#domain/order/orderPlan'
import { parisDay, toIso, type Day } from '#domain/time/calendar'
import type { Clock } from '#domain/time/clock'
import { formatOrderNumber } from '#domain/order/orderNumber'
import { badUserInput, notFound } from '../../base/errors'
import { requireDay, rowId } from '../../base/inputs'
import type { Viewer } from '../../base/Viewer'
import type { Database } from '../../db/database'
import { lockForAccount } from '../../db/lockForAccount'
import { findPlans, type PlanRow } from './orderPlanReadModel'
import {
  countPlans,
  deletePlan,
  deletePlansOf,
  hasPlanOf,
  insertPlan,
  lockPlan,
  setPaused,
  setSkipped,
} from './orderPlanRepo'

const NOT_HAD = 'No such plan'

/** Orders that customers want every week. docs/rules/orders.md#every-week */
export function createOrderPlanService({ db, clock }: { db: Database; clock: Clock }) {
  const own = ({ id: userId }: Viewer, id: string) => {
    const row = rowId(id)
    if (row === null) throw notFound(NOT_HAD)
    return { id: row, userId }
  }

  return {
    async list({ id }: Viewer): Promise<OrderPlan[]> {
      const now = clock.now()
      return (await findPlans(db, id, parisDay(now))).map((plan) => toOrderPlan(plan, now))
    },

    /** The caller has seen that the order is the viewer's. Again changes nothing. Error BAD_USER_INPUT on `orderId`. */
    async add({ id: userId }: Viewer, orderId: string): Promise<void> {
      await db.transaction(async (tx) => {
        await lockForAccount(tx, 'orderPlans', userId)
        if (await hasPlanOf(tx, userId, orderId)) return
        if ((await countPlans(tx, userId)) >= MAX_PLANS) {
          throw badUserInput('Too many plans', { orderId: 'TOO_MANY' })
        }
        await insertPlan(tx, { userId, orderId, createdAt: clock.now() })
      })
    },

    /** Error NOT_FOUND. */
    async pause(viewer: Viewer, id: string, isPaused: boolean): Promise<void> {
      if (!(await setPaused(db, own(viewer, id), isPaused))) throw notFound(NOT_HAD)
    },

    /** Errors NOT_FOUND, BAD_USER_INPUT on `day`. */
    async skip(viewer: Viewer, id: string, text: string, isSkipped: boolean): Promise<void> {
      const day = requireDay(text, 'day')
      const plan = own(viewer, id)
      await db.transaction(async (tx) => {
        const before = await lockPlan(tx, plan)
        if (!before) throw notFound(NOT_HAD)
        await setSkipped(tx, plan, skippedWith(before.skipped, day, isSkipped, clock.now()))
      })
    },

    /** Error NOT_FOUND. */
    async end(viewer: Viewer, id: string): Promise<void> {
      if (!(await deletePlan(db, own(viewer, id)))) throw notFound(NOT_HAD)
    },

    /** All of an account that is closed. */
    forget: deletePlansOf,
  }
}

/** Days that are over are not kept: the list stays as short as what is ahead. */
function skippedWith(before: readonly Day[], day: Day, isSkipped: boolean, now: Date): Day[] {
  const today = parisDay(now)
  const others = before.filter((other) => other !== day && other >= today)
  return isSkipped ? [...others, day].slice(-52) : others
}

const toOrderPlan = (plan: PlanRow, now: Date): OrderPlan => ({
  id: String(plan.id),
  orderId: plan.orderId,
  orderNumber: formatOrderNumber(plan.number),
  slotStartAt: toIso(plan.slotStartAt),
  deliveryAddress: plan.deliveryAddress,
  totalWithVat: plan.totalTTC,
  isPaused: plan.isPaused,
  dates: planDates(plan, now),
  nextDay: plan.isPaused ? null : nextPlanDay(plan, now),
})
