import type { Cart } from '#domain/cart/cart'
import { HELP_PHONE_WORDS } from '#domain/customer/company'
import type { OrderRefusal } from '#domain/order/orderRefusal'
import { ORDER_HORIZON_DAYS } from '#domain/time/calendar'
import { errorCopy } from '../../../config/errorCopy'
import type { ShopModal, ToMinimum } from '../../../state/modal'
import { checkoutCopy as copy } from '../checkoutCopy'

/** Words beside the pay button, or a modal. */
type RefusalNotice = { words: string } | { modal: (cart: Cart, toMinimum: ToMinimum) => ShopModal }

const orderFailed = { words: errorCopy.orderFailed(HELP_PHONE_WORDS) }

/** How the checkout tells each refusal of `createOrder`: none may stay unsaid. docs/rules/orders.md#refusals */
export const REFUSAL_NOTICES: Readonly<Record<OrderRefusal | 'UNKNOWN', RefusalNotice>> = {
  CART_EMPTY: { words: copy.cartEmpty },
  OUT_OF_STOCK: { words: copy.outOfStock },
  SLOT_UNAVAILABLE: { modal: () => ({ kind: 'slotUnavailable' }) },
  TOO_LATE: { modal: () => ({ kind: 'tooLateOrder' }) },
  TOO_FAR: { modal: () => ({ kind: 'farSameDayDelivery' }) },
  OUT_OF_DISTANCE: {
    modal: ({ address }) => ({ kind: 'outOfDistance', address: address ?? '', item: null }),
  },
  TOO_FAR_AHEAD: { words: copy.tooFarAhead(ORDER_HORIZON_DAYS) },
  TOO_MANY_UNPAID: { words: copy.tooManyUnpaid },
  UNPAID_SHARE: { words: copy.unpaidShare(HELP_PHONE_WORDS) },
  MINIMUM_ORDER_AMOUNT: {
    modal: (_, { missing, minimumOrderAmount }) => ({
      kind: 'minimumOrderAmount',
      missing,
      minimumOrderAmount,
    }),
  },
  WIRE_TRANSFER_NOT_ALLOWED: { words: copy.wireTransferNotAllowed },
  PRICE_CHANGED: orderFailed,
  UNKNOWN: orderFailed,
}
