import { useCallback, useMemo } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { useComposition_query$key } from '#generated/relay/useComposition_query.graphql'
import { cartDishes, serveCart } from '#domain/guests/cartServing'
import { composeCarts, type Offered, type Proposal } from '#domain/guests/composeCart'
import { dishFinder } from '#domain/guests/dish'
import type { Guests } from '#domain/guests/guests'
import { useInventory } from '../offer/useInventory'
import { useCart } from '../../state/useCart'
import { useGuestTable } from './useGuestTable'

type Sold = Omit<Offered, 'itemId' | 'type' | 'lineId' | 'category' | 'dish'> & {
  id: string
  line: { id: string }
}

/** Whole carts of a line for the guests who have nothing to eat yet. */
export function useComposition(key: useComposition_query$key, lineId: string) {
  const query = useFragment(
    graphql`
      fragment useComposition_query on Query {
        availableInventory(input: $input) {
          products {
            id
            name
            price
            minimumQuantity
            participantsPerQuantity
            category
            line {
              id
            }
            brand {
              id
            }
          }
          menus {
            id
            name
            price
            minimumQuantity
            participantsPerQuantity
            line {
              id
            }
            brand {
              id
            }
          }
        }
        ...useInventory_query
        ...useGuestTable_query
      }
    `,
    key,
  )
  const inventory = useInventory(query)
  const table = useGuestTable(query)
  const { products, menus } = query.availableInventory
  const { items } = useCart().cart
  const offered = useMemo(() => {
    const dishOf = dishFinder(table)
    const toOffered = (
      type: Offered['type'],
      { id, line, ...sold }: Sold,
      category: string | null,
    ) => {
      const dish = dishOf({ type, itemId: id })
      if (line.id !== lineId || dish === null) return []
      const { name, price, minimumQuantity, participantsPerQuantity } = sold
      const facts = { name, price, minimumQuantity, participantsPerQuantity }
      return [{ itemId: id, type, lineId, ...facts, category, dish }]
    }
    return [
      ...products.flatMap((product) => toOffered('product', product, product.category)),
      ...menus.flatMap((menu) => toOffered('menu', menu, null)),
    ]
  }, [products, menus, table, lineId])
  const compose = useCallback(
    (guests: Guests): Proposal[] =>
      composeCarts({ guests, offered, inventory, items, served: cartDishes(items, table) }),
    [offered, inventory, items, table],
  )
  const brandId = [...products, ...menus].find(({ line }) => line.id === lineId)?.brand.id ?? ''

  return {
    brandId,
    hasMeals: offered.some(({ dish }) => dish.isMeal),
    areAllServed: (guests: Guests) => serveCart(guests, items, table)?.missing.length === 0,
    compose,
  }
}
