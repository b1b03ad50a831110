import { graphql, useFragment } from 'react-relay/hooks'
import type { useOrderedArticles_order$key } from '#generated/relay/useOrderedArticles_order.graphql'
import type { OrderedArticle } from '#domain/order/reorder'

/** What a past order is made of, without the products that came with its menus. */
export function useOrderedArticles(order: useOrderedArticles_order$key): OrderedArticle[] {
  const { products, menus } = useFragment(
    graphql`
      fragment useOrderedArticles_order on Order {
        products {
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
  return [
    ...products
      .filter(({ menu }) => menu == null)
      .map(({ originalProduct, name, quantity, price }) => ({
        type: 'product' as const,
        itemId: originalProduct?.id ?? null,
        lineId: originalProduct?.line.id ?? null,
        name,
        quantity,
        price,
      })),
    ...menus.map(({ originalMenu, name, quantity, price }) => ({
      type: 'menu' as const,
      itemId: originalMenu?.id ?? null,
      lineId: originalMenu?.line.id ?? null,
      name,
      quantity,
      price,
    })),
  ]
}
