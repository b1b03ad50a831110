import type { Cart } from '#domain/cart/cart'
import type { ShopModal, ToMinimum } from '../../../state/modal'
import type { PlaceOrderOutcome } from './placeOrder'
import { REFUSAL_NOTICES } from './refusalNotices'

const WRONG_PLACES = ['OTHER_PLACE', 'ELSEWHERE']

/** The modal that explains a refusal (docs/rules/delivery.md#what-stops-a-choice); null when words beside the pay button do. */
export function outcomeModal(
  outcome: PlaceOrderOutcome,
  cart: Cart,
  toMinimum: ToMinimum,
): ShopModal | null {
  if (outcome.kind === 'itemsChanged') {
    return { kind: 'cartDroppedItems', changes: outcome.changes }
  }
  if (outcome.kind === 'invalid' && 'deliveryDay' in outcome.fields) {
    return { kind: 'slotUnavailable' }
  }
  if (outcome.kind === 'invalid' && isPlaceWrong(outcome.fields)) {
    return { kind: 'addressDimmer', item: null }
  }
  if (outcome.kind !== 'refused') return null
  const notice = REFUSAL_NOTICES[outcome.code]
  return 'modal' in notice ? notice.modal(cart, toMinimum) : null
}

/** The company moved or closed the location since the cart was begun, or the words and the point of an address are two places: another one is asked for. */
const isPlaceWrong = (fields: Readonly<Record<string, string>>) =>
  'roomServiceLocationId' in fields || WRONG_PLACES.includes(fields['address'] ?? '')
