import { recoveryProblems } from '#domain/order/itemRecovery'
import { deliveryContactProblems, invoiceContactProblems } from '#domain/order/orderContacts'
import { recoveryAddressProblem } from '#domain/order/recoveryAddress'
import { mobileProblem } from '#domain/requests/fields'
import { foundProblems } from '#domain/requests/foundProblems'
import type { FieldProblems } from '../../base/errors'
import type { CartContent } from '../../modules/cart/cartContent'
import type { ZoneRow } from '../../modules/delivery/deliveryService'

/**
 * What an order needs to know of people and the cart does not say yet; null when nothing is missing. `recoveryZone` is
 * that of the recovery's own address.
 */
export function orderContactProblems(
  content: CartContent,
  recoveryZone: ZoneRow | null,
): FieldProblems | null {
  const { deliveryContact, invoiceContact, deliveryContactSMSNumber } = content
  const { itemRecovery, deliverySlot } = content
  const problems = {
    ...inside('deliveryContact', deliveryContactProblems(deliveryContact)),
    ...foundProblems({ deliveryContactSMSNumber: mobileProblem(deliveryContactSMSNumber) }),
    ...inside('invoiceContact', invoiceContactProblems(invoiceContact)),
    ...inside('itemRecovery', itemRecovery ? recoveryProblems(itemRecovery, deliverySlot) : {}),
    ...addressProblem(content, recoveryZone),
  }
  return Object.keys(problems).length > 0 ? problems : null
}

/** The problems under the names that the fields have in a cart. */
const inside = (part: string, problems: FieldProblems): FieldProblems =>
  Object.fromEntries(
    Object.entries(problems).map(([field, problem]) => [`${part}.${field}`, problem]),
  )

function addressProblem({ itemRecovery }: CartContent, zone: ZoneRow | null) {
  const problem = recoveryAddressProblem(itemRecovery?.recoveryAddress, zone?.businessUnitId)
  return problem === null ? {} : { 'itemRecovery.recoveryAddress': problem }
}
