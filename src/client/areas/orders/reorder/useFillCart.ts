import { HANDWRITTEN, type CartItem, type CartOption, type DeliverySlot } from '#domain/cart/cart'
import { EXTRA_COST_NAMES } from '#domain/pricing/extraCosts'
import { DEFAULT_STOREFRONT, storefrontOfLine } from '#domain/catalogue/storefronts'
import { useCart } from '../../../state/useCart'
import { type ReorderPlace } from './reorderPlace'
import { type ReorderedOrder } from './useReorderedOrder'

const OPTIONS: readonly [CartOption, string][] = [
  ['hasCutlery', EXTRA_COST_NAMES.cutlery],
  ['hasPlacemats', EXTRA_COST_NAMES.placemats],
  ['hasIndividualBoxes', EXTRA_COST_NAMES.individualBoxes],
]

type Filling = { items: readonly CartItem[]; place: NonNullable<ReorderPlace>; slot: DeliverySlot }

/** Starts a new cart with a past order in it: its address and people, a new slot, what of it can be had. */
export function useFillCart(order: ReorderedOrder) {
  const cart = useCart()
  return ({ items, place: { departmentCode, delivery }, slot }: Filling) => {
    const storefront = storefrontOfLine(items[0]?.lineId ?? '') ?? DEFAULT_STOREFRONT
    cart.reset()
    cart.chooseAddress({ ...order.place, departmentCode })
    cart.setDelivery(delivery)
    cart.chooseStorefront(storefront)
    cart.chooseSlot(slot)
    cart.replaceItems(items)
    cart.rememberDeliveryContact({ id: HANDWRITTEN, ...order.deliveryContact })
    cart.rememberInvoiceContact({ id: HANDWRITTEN, phone: null, ...order.invoiceContact })
    OPTIONS.forEach(([option, name]) => cart.setOption(option, order.extras.includes(name)))
  }
}
