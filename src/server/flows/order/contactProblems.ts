import { recoveryProblems } from '#domain/order/itemRecovery'
import { recoveryPlaceProblem } from '#domain/order/recoveryPlace'
import {
  mobileProblem,
  optionalPhoneProblem,
  optionalProblem,
  phoneProblem,
  requiredProblem,
  siretProblem,
} from '#domain/requests/fields'
import type { FieldProblems } from '../../base/errors'
import type { CartContent } from '../../modules/cart/cartContent'
import type { ZoneRow } from '../../modules/delivery/deliveryService'

/**
 * What an order needs to know of people and the cart does not say yet; null when nothing is missing. `recoveryZone` is
 * that of the recovery's own address.
 */
export function contactProblems(
  content: CartContent,
  recoveryZone: ZoneRow | null,
): FieldProblems | null {
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
    ...placeProblem(content, recoveryZone),
  }
  const found = Object.entries(problems).flatMap(([field, problem]): [string, string][] =>
    problem === null ? [] : [[field, problem]],
  )
  return found.length > 0 ? Object.fromEntries(found) : null
}

function placeProblem({ itemRecovery }: CartContent, zone: ZoneRow | null) {
  const problem = recoveryPlaceProblem(itemRecovery?.recoveryAddress, zone?.businessUnitId)
  return problem === null ? {} : { 'itemRecovery.recoveryAddress': problem }
}
