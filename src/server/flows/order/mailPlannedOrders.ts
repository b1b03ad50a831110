import { longestLeadTime, orderDeadline } from '#domain/order/orderDeadline'
import { planDelivery, planMailDay } from '#domain/order/orderPlan'
import { reorder, type OrderedArticle } from '#domain/order/reorder'
import { parisDay, type Day } from '#domain/time/calendar'
import type { Clock } from '#domain/time/clock'
import type { Log } from '../../base/Log'
import type { Database } from '../../db/database'
import type { MailService } from '../../mail/mailService'
import type { DeliveryService } from '../../modules/delivery/deliveryService'
import type { InventoryService } from '../../modules/inventory/inventoryService'
import {
  findRepeatedLines,
  findOrdersFor,
  findRunningPlans,
  lockPlanAccount,
  type PlanRow,
  type RunningPlan,
} from '../../modules/orderPlan/orderPlanReadModel'
import { lockPlan, setMailedFor } from '../../modules/orderPlan/orderPlanRepo'

/** Read at a time: one statement for all plans of the shop would grow past the time that a statement may take. */
export const PLANS_AT_ONCE = 50

type Dependencies = {
  db: Database
  clock: Clock
  delivery: Pick<DeliveryService, 'lineRules'>
  inventory: Pick<InventoryService, 'available'>
  mail: Pick<MailService, 'write' | 'wake'>
  log: Pick<Log, 'warn'>
}

/**
 * Mails customers what their order of every week would be this time, from 48 hours before, or from a day before it closes, as long as it can be ordered. A
 * date is mailed once, also when several processes run this: the mail and the mark are written in one transaction, under the
 * lock of the plan's row.
 * docs/rules/orders.md#every-week
 */
export function createMailPlannedOrders({
  db,
  clock,
  delivery,
  inventory,
  mail,
  log,
}: Dependencies) {
  async function orderOf(plan: PlanRow, day: Day) {
    const ordered = (await findRepeatedLines(db, plan.orderId)).map(toArticle)
    const offered = await inventory.available({
      date: day,
      distributionPointsIds: [String(plan.distributionPointId)],
    })
    return reorder(ordered, offered)
  }

  async function mailDate(plan: PlanRow, day: Day): Promise<boolean> {
    const { lines, items } = await orderOf(plan, day)
    const leadTimeMinutes = longestLeadTime(items, await delivery.lineRules())
    const confirmUntil = orderDeadline(planDelivery(day, plan.slotStartAt), leadTimeMinutes)
    if (clock.now() >= confirmUntil) return false
    return db.transaction(async (tx) => {
      // Before the plan, the order in which closing the account locks them.
      const customer = await lockPlanAccount(tx, plan.userId)
      const locked = await lockPlan(tx, plan)
      if (!locked || locked.isPaused || locked.skipped.includes(day)) return false
      if (locked.mailedFor === day) return false
      const { isOrdered, hasOrders } = await findOrdersFor(tx, plan, day)
      if (isOrdered) return false
      if (!customer) return false
      const { orderId, slotStartAt, deliveryAddress } = plan
      const { firstname, account } = customer
      await mail.write(tx, account, 'plannedOrder', {
        firstname,
        orderId,
        day,
        slotStartAt,
        confirmUntil,
        deliveryAddress,
        lines,
        hasOrders,
      })
      await setMailedFor(tx, plan, day)
      return true
    })
  }

  /** What is wrong with one plan, such as a kitchen that is gone, keeps no other customer from their mail. */
  async function mailOrGoOn(plan: PlanRow, day: Day): Promise<boolean> {
    try {
      return await mailDate(plan, day)
    } catch (error) {
      log.warn({ err: error, planId: plan.id, day }, 'a planned order could not be told')
      return false
    }
  }

  async function mailIfDue(plan: RunningPlan): Promise<boolean> {
    const day = planMailDay(plan, clock.now(), plan.leadTimeMinutes)
    return day !== null && day !== plan.mailedFor && mailOrGoOn(plan, day)
  }

  /** Returns how many mails were written. */
  return async (isStopping = () => false): Promise<number> => {
    let mailed = 0
    for await (const plan of runningPlans(db, clock)) {
      if (isStopping()) break
      if (await mailIfDue(plan)) mailed += 1
    }
    if (mailed > 0) mail.wake()
    return mailed
  }
}

async function* runningPlans(db: Database, clock: Clock): AsyncGenerator<RunningPlan> {
  let last: RunningPlan | undefined
  do {
    const page = { after: last?.id ?? 0, limit: PLANS_AT_ONCE }
    const plans = await findRunningPlans(db, parisDay(clock.now()), page)
    yield* plans
    last = plans.at(-1)
  } while (last)
}

type Line = Awaited<ReturnType<typeof findRepeatedLines>>[number]

function toArticle({ productId, menuId, ...line }: Line): OrderedArticle {
  const id = menuId ?? productId
  return {
    ...line,
    type: menuId === null ? 'product' : 'menu',
    itemId: id === null ? null : String(id),
  }
}
