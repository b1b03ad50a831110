import { graphql, useFragment } from 'react-relay/hooks'
import type { useCartOptions_query$key } from '#generated/relay/useCartOptions_query.graphql'
import type { CartOption } from '#domain/cart/cart'
import { isCounterMeal } from '#domain/cart/counterMeal'
import { areIndividualBoxesOffered } from '#domain/pricing/extraCosts'
import { useSpecialConfiguration } from '../../offer/useSpecialConfiguration'
import { useCart } from '../../../state/useCart'

/** A choice that goes with the meal; `price` in cents HT a cover, null for one that never costs anything. */
export type OfferedOption = { option: CartOption; price: number | null }

/** The choices that go with what is in the cart, and the day from which individual boxes come where they do not yet. */
export function useCartOptions(key: useCartOptions_query$key) {
  const query = useFragment(
    graphql`
      fragment useCartOptions_query on Query {
        availableInventory(input: $input) {
          products {
            id
            isHot
          }
          menus {
            id
            productsIds
          }
        }
        ...useSpecialConfiguration_query
      }
    `,
    key,
  )
  const { products, menus } = query.availableInventory
  const configuration = useSpecialConfiguration(query)
  const { cart } = useCart()
  const hot = new Set(products.filter(({ isHot }) => isHot).map(({ id }) => id))
  const productsOf = new Map(menus.map((menu) => [menu.id, menu.productsIds]))
  const hasHotItems = cart.items
    .flatMap(({ type, itemId }) => (type === 'menu' ? (productsOf.get(itemId) ?? []) : [itemId]))
    .some((productId) => hot.has(productId))
  const isDelivered = !isCounterMeal(cart)
  const areBoxesOffered = areIndividualBoxesOffered(configuration, cart.deliveryDay)

  const options: OfferedOption[] = [
    ...(isDelivered && hasHotItems ? [{ option: 'toDeliversHot' as const, price: null }] : []),
    ...(isDelivered ? [{ option: 'hasToLeaveBags' as const, price: null }] : []),
    { option: 'hasCutlery', price: configuration.cutleryPrice },
    { option: 'hasPlacemats', price: configuration.placematPrice },
    ...(areBoxesOffered
      ? [{ option: 'hasIndividualBoxes' as const, price: configuration.individualBoxPrice }]
      : []),
  ]
  return { options, boxesFrom: areBoxesOffered ? null : configuration.disablePopboxBefore }
}
