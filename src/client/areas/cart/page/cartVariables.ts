import type { Cart } from '#domain/cart/cart'
import { shopQueryVariables } from '#domain/catalogue/shopQuery'
import { storefrontForKey } from '#domain/catalogue/storefronts'
import { clock } from '../../../services/clock'

/** What the cart's page queries: what is in the cart, at the terms of the storefront that it is filled in. */
export const cartVariables = (cart: Cart | null, isSignedIn: boolean) =>
  shopQueryVariables({
    storefront: storefrontForKey(cart?.lineId),
    cart,
    now: clock.now(),
    isSignedIn,
  })
