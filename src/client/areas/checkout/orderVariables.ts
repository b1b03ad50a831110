import type { orderScreenQuery$variables } from '#generated/relay/orderScreenQuery.graphql'
import type { Cart } from '#domain/cart/cart'

/** What the checkout queries for a cart; null while there is nothing to order, or nowhere to deliver it. */
export function orderVariables(cart: Cart, isSignedIn: boolean): orderScreenQuery$variables | null {
  const { deliveryDay, distributionPointId, departmentCode, items, lineId, lat, lng } = cart
  const { mainBrandId: brandId } = cart
  if (items.length === 0 || deliveryDay === null || distributionPointId === null) return null
  return {
    input: {
      date: deliveryDay,
      distributionPointsIds: [distributionPointId],
      // Every line: which items are in the cart must not change the query.
      departmentCode,
    },
    distributionPointId,
    businessDay: deliveryDay,
    lineId,
    brandId,
    lat,
    lng,
    isSignedIn,
  }
}
