import { graphql, useFragment } from 'react-relay/hooks'
import type { useArticle_query$key } from '#generated/relay/useArticle_query.graphql'
import type { ArticleKind } from '#domain/catalogue/articleKind'
import { itemQuantity } from '#domain/cart/cart'
import { canBeOrdered, maxQuantity } from '#domain/catalogue/inventory'
import { useGuestTable } from '../../guests/useGuestTable'
import { useMissingGuests } from '../../guests/useMissingGuests'
import { useInventory } from '../../offer/useInventory'
import { useCart } from '../../../state/useCart'

/** A product or a menu of the inventory on the screen, with what may be taken of it; null when it is not there. */
export function useArticle(key: useArticle_query$key, kind: ArticleKind, id: string) {
  const query = useFragment(
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
            participantsPerQuantity
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
            participantsPerQuantity
            unavailabilityPublicMessage
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
  const { cart } = useCart()
  const missingOf = useMissingGuests(useGuestTable(query), cart)
  const { products, menus } = query.availableInventory
  const article = (kind === 'menu' ? menus : products).find((candidate) => candidate.id === id)
  if (!article) return null

  const { name, pictureUrl, price, line, brand, participantsPerQuantity } = article
  const { available, minimumQuantity, unavailabilityPublicMessage } = article
  const item = { itemId: id, type: kind, lineId: line.id }
  return {
    name,
    pictureUrl,
    price,
    canBeOrdered: canBeOrdered({ available, minimumQuantity, unavailabilityPublicMessage }),
    addToCart: {
      item,
      brandId: brand.id,
      name,
      minimumQuantity,
      participantsPerQuantity,
      missing: missingOf(item),
      quantity: itemQuantity(cart, item),
      maxQuantity: maxQuantity(inventory, cart.items, item),
    },
  }
}
