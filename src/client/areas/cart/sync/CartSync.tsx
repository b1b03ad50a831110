import { usePlacedCart } from './usePlacedCart'
import { useSyncCart } from './useSyncCart'

/** Keeps the account's cart up to date, on every page, and lets it go once it is ordered. */
export function CartSync() {
  usePlacedCart()
  useSyncCart()
  return null
}
