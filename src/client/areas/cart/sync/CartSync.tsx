import { useSyncCart } from './useSyncCart'

/** Keeps the account's cart up to date, on every page. */
export function CartSync() {
  useSyncCart()
  return null
}
