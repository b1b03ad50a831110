import type { ClosingRefusal } from '#domain/customer/accountClosing'
import { maskEmail } from '../modules/customer/maskEmail'
import type { Services } from '../services'
import { parseClosing } from './opsArguments'
import type { OpsResult } from './OpsResult'

type Named = NonNullable<ReturnType<typeof parseClosing>>

const STILL_OPEN: Readonly<Record<ClosingRefusal, string>> = {
  OPEN_ORDER: 'to be delivered, paid or canceled first',
  PAYMENT_DUE: 'to be paid by transfer first',
  REFUND_DUE: 'to be refunded first',
}

/** Closes the account of a customer who has asked by phone or mail. docs/rules/accounts.md#closing */
export async function closeAccount(
  { services }: { services: Pick<Services, 'closeAccountOf'> },
  { email, type }: Named,
): Promise<OpsResult> {
  const outcome = await services.closeAccountOf(email, type)
  if (outcome === null) {
    return { isDone: false, words: `There is no ${type} account of ${maskEmail(email)}.` }
  }
  if (outcome.kind === 'refused') {
    const { orders, refusal } = outcome
    return {
      isDone: false,
      words: `The account stays open: ${orders.join(', ')} ${orders.length > 1 ? 'are' : 'is'} ${STILL_OPEN[refusal]}.`,
    }
  }
  return {
    isDone: true,
    words: `The account ${outcome.id} is closed. Its cards at the payment provider go within minutes.`,
  }
}

/** A command as it is written down: the list of commands stays for ten years, and the address must not. */
export function withoutAddress(args: readonly string[]): readonly string[] {
  const closing = parseClosing(args)
  return closing ? args.map((word) => (word === closing.email ? maskEmail(word) : word)) : args
}
