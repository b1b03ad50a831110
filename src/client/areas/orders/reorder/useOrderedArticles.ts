import { graphql, useFragment } from 'react-relay/hooks'
import type { useOrderedArticles_order$key } from '#generated/relay/useOrderedArticles_order.graphql'
import { inCartOrder } from '#domain/order/inCartOrder'
import type { OrderedArticle } from '#domain/order/reorder'

/** What a past order is made of, as it stood in the cart, without the products that came with its menus. */
export function useOrderedArticles(order: useOrderedArticles_order$key): OrderedArticle[] {
  const { products, menus } = useFragment(
    graphql`
      fragment useOrderedArticles_order on Order {
        products {
          position
          name
          quantity
          price
          menu {
            __typename
          }
          originalProduct {
            id
            line {
              id
            }
          }
        }
        menus {
          position
          name
          quantity
          price
          originalMenu {
            id
            line {
              id
            }
          }
        }
      }
    `,
    order,
  )
  return inCartOrder([
    ...products
      .filter(({ menu }) => menu == null)
      .map(({ originalProduct, position, name, quantity, price }) => ({
        type: 'product' as const,
        position,
        itemId: originalProduct?.id ?? null,
        lineId: originalProduct?.line.id ?? null,
        name,
        quantity,
        price,
      })),
    ...menus.map(({ originalMenu, position, name, quantity, price }) => ({
      type: 'menu' as const,
      position,
      itemId: originalMenu?.id ?? null,
      lineId: originalMenu?.line.id ?? null,
      name,
      quantity,
      price,
    })),
  ])
}
