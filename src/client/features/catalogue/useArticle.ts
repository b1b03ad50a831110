import { graphql, useFragment } from 'react-relay/hooks'
import type { useArticle_query$key } from '../../../../__generated__/relay/useArticle_query.graphql'
import { itemQuantity } from '../../../domain/cart'
import { availableFor } from '../../../domain/inventory'
import { useCart } from '../../state/useCart'

export type ArticleKind = 'product' | 'menu'

/** A product or a menu of the inventory on the screen, with what may be taken of it; null when it is not there. */
export function useArticle(key: useArticle_query$key, kind: ArticleKind, id: string) {
  const { availableInventory } = useFragment(
    graphql`
      fragment useArticle_query on Query {
        availableInventory(input: $input) {
          products {
            id
            name
            pictureUrl
            price
            available
            minimumQuantity
            unavailabilityPublicMessage
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
            pictureUrl
            price
            available
            minimumQuantity
            unavailabilityPublicMessage
            productsIds
            line {
              id
            }
            brand {
              id
            }
          }
        }
      }
    `,
    key,
  )
  const { cart } = useCart()
  const articles = kind === 'menu' ? availableInventory.menus : availableInventory.products
  const article = articles.find((candidate) => candidate.id === id)
  if (!article) return null

  const left = availableFor(availableInventory, cart.items)
  const item = { itemId: id, type: kind, lineId: article.line.id }
  const leftOfIt = (kind === 'menu' ? left.menus : left.products).get(id) ?? 0
  return {
    name: article.name,
    pictureUrl: article.pictureUrl,
    price: article.price,
    canBeOrdered:
      article.unavailabilityPublicMessage == null && article.available >= article.minimumQuantity,
    addToCart: {
      item,
      brandId: article.brand.id,
      name: article.name,
      minimumQuantity: article.minimumQuantity,
      maxQuantity: leftOfIt + itemQuantity(cart, item),
    },
  }
}
