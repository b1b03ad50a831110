import { useDeferredValue, useMemo } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type {
  useCartContents_query$data,
  useCartContents_query$key,
} from '#generated/relay/useCartContents_query.graphql'
import type { CartItem } from '#domain/cart/cart'
import { MAX_ARTICLE_UNITS, maxQuantity } from '#domain/catalogue/inventory'
import { cartTotals } from '../offer/cartTotals'
import { useInventory } from '../offer/useInventory'
import { usePricingTerms } from '../offer/usePricingTerms'
import { useCart } from '../../state/useCart'

/** A line of the cart as it is shown; `known` is null while the inventory that names it is not there. */
export type CartLineContent = {
  item: CartItem
  known: {
    name: string
    pictureUrl: string
    price: number
    minimumQuantity: number
    maxQuantity: number
  } | null
}

/**
 * The cart's items with their names, prices and limits, and every total of it (docs/rules/prices.md#totals). A line follows the press
 * at once; the totals, and the cart that they are of, when there is time.
 */
export function useCartContents(key: useCartContents_query$key) {
  const query = useFragment(
    graphql`
      fragment useCartContents_query on Query {
        availableInventory(input: $input) {
          products {
            id
            name
            pictureUrl
            price
            vatRate
            category
            participantsPerQuantity
            minimumQuantity
            brand {
              id
            }
          }
          menus {
            id
            name
            pictureUrl
            price
            vatRate
            participantsPerQuantity
            minimumQuantity
            brand {
              id
            }
          }
        }
        ...useInventory_query
        ...usePricingTerms_query
      }
    `,
    key,
  )
  const { availableInventory } = query
  const inventory = useInventory(query)
  const terms = usePricingTerms(query)
  const { cart: latest } = useCart()
  const { items } = latest
  const cart = useDeferredValue(latest)

  const lines = useMemo(
    () =>
      soldOf(availableInventory, items).map(({ item, article }): CartLineContent => {
        if (!article) return { item, known: null }
        const { name, pictureUrl, price, minimumQuantity } = article
        const most = Math.min(maxQuantity(inventory, items, item), MAX_ARTICLE_UNITS)
        return { item, known: { name, pictureUrl, price, minimumQuantity, maxQuantity: most } }
      }),
    [availableInventory, inventory, items],
  )

  const sums = useMemo(() => {
    const items = soldOf(availableInventory, cart.items).flatMap(({ item, article, category }) => {
      if (!article) return []
      const { brand, price, vatRate, participantsPerQuantity } = article
      return [{ ...item, brandId: brand.id, price, vatRate, category, participantsPerQuantity }]
    })
    return cartTotals(cart, items, terms)
  }, [availableInventory, terms, cart])

  return { lines, cart, ...sums }
}

/** The items beside what the inventory says of them. */
function soldOf(
  { products, menus }: useCartContents_query$data['availableInventory'],
  items: readonly CartItem[],
) {
  return items.map((item) => {
    const isSold = ({ id }: { id: string }) => id === item.itemId
    const product = item.type === 'product' ? products.find(isSold) : undefined
    const article = item.type === 'menu' ? menus.find(isSold) : product
    return { item, article, category: product?.category ?? null }
  })
}

export type CartContents = ReturnType<typeof useCartContents>
