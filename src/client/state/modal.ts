import type { Day } from '#domain/time/calendar'
import type { CartItem, DeliverySlot } from '#domain/cart/cart'
import type { SlotRefusal } from '#domain/delivery/slotRefusal'
import type { CartChange } from '#domain/catalogue/inventory'
import type { PendingChoice } from '#domain/cart/pendingChoice'

/** What a cart lacks to the minimum order amount, and that amount; cents HT. */
export type ToMinimum = { missing: number; minimumOrderAmount: number }

/** The states of the shop that stop the customer. docs/rules/delivery.md#what-stops-a-choice */
export type ShopModal =
  /** `item` is what the customer wanted to add, and is added once the address is known; what takes this place keeps it. */
  | { kind: 'addressDimmer'; item: CartItem | null }
  | { kind: 'deliveryZoneDimmer'; address: string; item: CartItem | null }
  /** `next` is the first day after it that can be ordered for. */
  | { kind: 'businessDayClosedDimmer'; day: Day; next: Day; isToday: boolean }
  | { kind: 'openWithoutSalesDimmer'; day: Day; next: Day }
  | { kind: 'dayTooLateDimmer'; day: Day; next: Day }
  | { kind: 'outOfDistance'; address: string; item: CartItem | null }
  | { kind: 'farSameDayDelivery' }
  /** `why` where the list tells a full slot from one that closed for orders. */
  | { kind: 'slotUnavailable'; why?: SlotRefusal }
  /** `lineIds` are what the cart holds that the slot does not suit. */
  | { kind: 'slotOutOfHours'; lineIds: readonly string[]; slot: DeliverySlot }
  | { kind: 'tooLateOrder' }
  | { kind: 'cartReset'; pending: PendingChoice; item: CartItem | null }
  | { kind: 'breakfastCartReset'; slot: DeliverySlot }
  | { kind: 'cartDroppedItems'; changes: readonly CartChange[] }
  | { kind: 'noMenuAvailable'; day: Day; lineId: string }
  | ({ kind: 'minimumOrderAmount' } & ToMinimum)

/** `returnTo` is the path to go on to; null to stay where one is. */
export type AuthModal =
  /** `isCanteen` where it is the guests of a canteen who come. */
  | { kind: 'signIn'; returnTo: string | null; isCanteen?: boolean }
  | { kind: 'canteenAccess'; returnTo: string | null }
  | { kind: 'signUp'; returnTo: string | null }
  | { kind: 'lostPassword'; returnTo: string | null }

/** What a visitor may ask of the shop. */
export type RequestModal = {
  kind: 'quote' | 'contact' | 'phoneCall' | 'catalogueProspect' | 'newsletter' | 'weeklyMenu'
}

/** What is open above the page: one thing at most. */
export type Modal = ShopModal | AuthModal | RequestModal | { kind: 'consent' }
