import { useCallback, useMemo } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { useComposition_query$key } from '#generated/relay/useComposition_query.graphql'
import type { CartItem } from '#domain/cart/cart'
import type { ArticleKind } from '#domain/catalogue/articleKind'
import { cartDishes, serveCart } from '#domain/guests/cartServing'
import { composeCarts, type Proposal } from '#domain/guests/composeCart'
import { dishFinder } from '#domain/guests/dish'
import type { Guests } from '#domain/guests/guestsSchema'
import type { Offered } from '#domain/guests/picks'
import { minimumOrder } from '#domain/pricing/fees'
import { useInventory } from '../offer/useInventory'
import { useSpecialConfiguration } from '../offer/useSpecialConfiguration'
import { useCart } from '../../state/useCart'
import { useGuestTable } from './useGuestTable'

type Sold = Omit<Offered, 'itemId' | 'type' | 'lineId' | 'category' | 'isHot' | 'dish'> & {
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
            isHot
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
        ...useSpecialConfiguration_query
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
      type: ArticleKind,
      { id, line, ...sold }: Sold,
      { category, isHot }: Pick<Offered, 'category' | 'isHot'>,
    ) => {
      const dish = dishOf({ type, itemId: id })
      if (line.id !== lineId || dish === null) return []
      const { name, price, minimumQuantity, participantsPerQuantity } = sold
      const facts = { name, price, minimumQuantity, participantsPerQuantity }
      return [{ itemId: id, type, lineId, ...facts, category, isHot, dish }]
    }
    return [
      ...products.flatMap((product) => toOffered('product', product, product)),
      ...menus.flatMap((menu) => toOffered('menu', menu, { category: null, isHot: false })),
    ]
  }, [products, menus, table, lineId])
  const configuration = useSpecialConfiguration(query)
  const toMinimum = useMemo(() => {
    const priceOf = ({ type, itemId }: CartItem) =>
      (type === 'menu' ? menus : products).find(({ id }) => id === itemId)?.price ?? 0
    const inCart = items.reduce((sum, item) => sum + item.qty * priceOf(item), 0)
    const lines = [lineId, ...items.map((item) => item.lineId)]
    return Math.max(0, minimumOrder(lines, configuration) - inCart)
  }, [configuration, items, lineId, menus, products])
  const compose = useCallback(
    (guests: Guests): Proposal[] =>
      composeCarts({
        ...{ guests, offered, inventory, items, toMinimum },
        served: cartDishes(items, table),
      }),
    [offered, inventory, items, table, toMinimum],
  )
  const brandId = [...products, ...menus].find(({ line }) => line.id === lineId)?.brand.id ?? ''

  return {
    brandId,
    hasMeals: offered.some(({ dish }) => dish.isMeal),
    /** How many of the guests the cart leaves without a meal. */
    unserved: (guests: Guests) => guests.people - (serveCart(guests, items, table)?.served ?? 0),
    compose,
  }
}
