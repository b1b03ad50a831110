import type { MutationUpdateCustomerArgs } from '#generated/server/types'
import type { CustomerForm } from '#domain/customer/customerForm'
import { oneLine } from '#domain/text/oneLine'

const REQUIRED_FIELDS = ['firstname', 'lastname'] as const
const OPTIONAL_FIELDS = ['phone', 'companyName', 'companySize', 'companyActivityField'] as const

/** The fields that were sent, a line each without its outer spaces; null counts as absent. */
export function sentFields(args: MutationUpdateCustomerArgs): Partial<CustomerForm> {
  const sent: Partial<CustomerForm> = {}
  for (const field of [...REQUIRED_FIELDS, ...OPTIONAL_FIELDS]) {
    const text = args[field]
    if (typeof text === 'string') sent[field] = oneLine(text)
  }
  return sent
}

type CustomerRowChange = Partial<
  Record<(typeof REQUIRED_FIELDS)[number], string> &
    Record<(typeof OPTIONAL_FIELDS)[number], string | null>
>

/** As the row keeps it: an empty optional field is forgotten. */
export function toRowChange(sent: Partial<CustomerForm>): CustomerRowChange {
  const change: CustomerRowChange = {}
  for (const field of REQUIRED_FIELDS) {
    if (sent[field] !== undefined) change[field] = sent[field]
  }
  for (const field of OPTIONAL_FIELDS) {
    if (sent[field] !== undefined) change[field] = sent[field] === '' ? null : sent[field]
  }
  return change
}
