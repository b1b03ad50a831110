import { recoveryProblems } from '../../../domain/itemRecovery'
import {
  isFrenchPhone,
  mobileProblem,
  optionalProblem,
  phoneProblem,
  requiredProblem,
  siretProblem,
} from '../../../domain/fields'
import type { FieldProblems } from '../../http/errors'
import type { CartContent } from '../cart/cartService'

const optionalPhoneProblem = (phone: string | null | undefined) =>
  phone == null || isFrenchPhone(phone) ? null : 'PHONE'

/** What an order needs to know of people and the cart does not say yet; null when nothing is missing. */
export function contactProblems(content: CartContent): FieldProblems | null {
  const { deliveryContact, invoiceContact, deliveryContactSMSNumber } = content
  const { itemRecovery, deliverySlot } = content
  const recovery = itemRecovery ? recoveryProblems(itemRecovery, deliverySlot) : {}
  const problems = {
    'deliveryContact.name': requiredProblem(deliveryContact?.name),
    'deliveryContact.phone': phoneProblem(deliveryContact?.phone),
    deliveryContactSMSNumber: mobileProblem(deliveryContactSMSNumber),
    'invoiceContact.address': requiredProblem(invoiceContact?.address),
    'invoiceContact.customerName': requiredProblem(invoiceContact?.customerName),
    'invoiceContact.companySiret': siretProblem(invoiceContact?.companySiret),
    'invoiceContact.companyName': optionalProblem(invoiceContact?.companyName),
    'invoiceContact.phone': optionalPhoneProblem(invoiceContact?.phone),
    ...Object.fromEntries(
      Object.entries(recovery).map(([field, problem]) => [`itemRecovery.${field}`, problem]),
    ),
  }
  const found = Object.entries(problems).flatMap(([field, problem]): [string, string][] =>
    problem === null ? [] : [[field, problem]],
  )
  return found.length > 0 ? Object.fromEntries(found) : null
}
