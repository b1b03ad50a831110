import { formatMoney } from '#domain/pricing/money'
import { formatOrderNumber } from '#domain/order/orderNumber'
import type { Sandbox } from '../providers/payments/sandbox/createSandbox'
import type { Services } from '../services'
import type { OpsResult } from './OpsResult'

type Dependencies = {
  services: Pick<Services, 'payment' | 'handlePaymentEvent'>
  sandbox: Pick<Sandbox, 'dashboard' | 'delivery'> | null
}

export type DashboardMove =
  | { kind: 'refund'; amount: number }
  | { kind: 'refundFailed' | 'dispute' | 'disputeWon' | 'disputeLost' }

/** Plays what is done in the provider's dashboard, or at a bank; the shop hears of it by signed events, as of Stripe's. */
export async function playDashboard(
  { services, sandbox }: Dependencies,
  order: { id: string; number: number },
  move: DashboardMove,
): Promise<OpsResult> {
  const reference = formatOrderNumber(order.number)
  if (!sandbox) {
    return { isDone: false, words: 'Real money is moved in the dashboard of Stripe only.' }
  }
  const intentId = await services.payment.findPaidIntent(order.id)
  if (intentId === null) return { isDone: false, words: `${reference} has no payment by card.` }
  const words = await play(sandbox.dashboard, intentId, move)
  await sandbox.delivery.handTo(services.handlePaymentEvent)
  return words === null
    ? { isDone: false, words: `The provider refuses that for ${reference}.` }
    : { isDone: true, words: `${reference}: ${words}` }
}

async function play(
  dashboard: Sandbox['dashboard'],
  intentId: string,
  move: DashboardMove,
): Promise<string | null> {
  if (move.kind === 'refund') {
    const outcome = await dashboard.refund(intentId, move.amount)
    return typeof outcome === 'object'
      ? `${formatMoney(outcome.amount)} go back to the card.`
      : null
  }
  if (move.kind === 'refundFailed') {
    return (await dashboard.failRefund(intentId)) ? 'the bank did not take the refund.' : null
  }
  if (move.kind === 'dispute') {
    return (await dashboard.dispute(intentId)) ? 'the bank has taken the money back.' : null
  }
  const outcome = move.kind === 'disputeWon' ? 'won' : 'lost'
  return (await dashboard.closeDispute(intentId, outcome)) ? `the dispute is ${outcome}.` : null
}
