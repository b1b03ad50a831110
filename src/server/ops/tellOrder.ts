import { amountDue } from '#domain/order/amountDue'
import { formatOrderNumber } from '#domain/order/orderNumber'
import { NEXT_STATUSES, type OrderStatus } from '#domain/order/orderStatus'
import { formatMoney, sum } from '#domain/pricing/money'
import { formatDayWithYear, formatHour, formatSlot, parisDay } from '#domain/time/calendar'
import type { Database } from '../db/database'
import type { OrderRow } from '../modules/order/orderRepo'
import type { OpsResult } from './OpsResult'
import { findOrderMoney } from './orderMoneyReadModel'

type Money = Awaited<ReturnType<typeof findOrderMoney>>[number]

/** Where an order is, when and to whom it goes, and all of its money: what the provider's dashboard is compared with. */
export async function tellOrder(db: Database, order: OrderRow): Promise<OpsResult> {
  const money = await findOrderMoney(db, order.id)
  const { status, totalTTC } = order
  const due = status === 'canceled' ? 0 : amountDue(totalTTC, money)
  const lines = [
    `${formatOrderNumber(order.number)} is ${status}${nextOf(status)}.`,
    `Delivery: ${formatDayWithYear(order.deliveryDay)}, ${formatSlot(order.slotStartAt, order.slotEndAt)}, ` +
      `${order.deliveryContactName}, ${order.deliveryContactPhone}.`,
    `Total ${formatMoney(totalTTC)}: ${formatMoney(sumOf(money, 1))} came, ` +
      `${formatMoney(sumOf(money, -1))} went back, ${formatMoney(due)} still due.`,
    ...money.map(lineOf),
  ]
  return { isDone: true, words: lines.join('\n') }
}

export const nextOf = (status: OrderStatus) =>
  NEXT_STATUSES[status].length === 0 ? '' : `; next comes ${NEXT_STATUSES[status].join(' or ')}`

/** Cents that came (1) or went back (-1). */
const sumOf = (money: readonly Money[], sign: 1 | -1) =>
  sum(
    money
      .filter(({ amount, paidAt, hasFailed }) => sign * amount > 0 && paidAt !== null && !hasFailed)
      .map(({ amount }) => sign * amount),
  )

function lineOf(money: Money): string {
  const { type, amount, intentId, providerId } = money
  const name = intentId ?? providerId
  return [
    type,
    formatMoney(Math.abs(amount)),
    ...(name === null ? [] : [name]),
    stateOf(money),
  ].join('  ')
}

function stateOf({ amount, paidAt, hasFailed, isUnwanted }: Money): string {
  const isBack = amount < 0
  if (hasFailed) return 'failed'
  if (paidAt === null) return isBack ? 'is owed' : 'is awaited'
  const verb = isBack ? 'went back' : 'came'
  const when = `${formatDayWithYear(parisDay(paidAt))} ${formatHour(paidAt)}`
  return `${verb} ${when}${isUnwanted ? ', taken by no order' : ''}`
}
