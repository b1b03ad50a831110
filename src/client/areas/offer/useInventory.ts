import { useMemo } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { useInventory_query$key } from '#generated/relay/useInventory_query.graphql'
import type { Inventory } from '#domain/catalogue/inventory'

/** The inventory on the screen, as the rules of `domain/catalogue/inventory` want it. */
export function useInventory(key: useInventory_query$key): Inventory {
  const { availableInventory } = useFragment(
    graphql`
      fragment useInventory_query on Query {
        availableInventory(input: $input) {
          products {
            id
            name
            available
            minimumQuantity
            unavailabilityPublicMessage
          }
          menus {
            id
            name
            available
            minimumQuantity
            unavailabilityPublicMessage
            productsIds
          }
        }
      }
    `,
    key,
  )
  return useMemo(
    () => ({
      products: availableInventory.products.map(
        ({ id, name, available, minimumQuantity, unavailabilityPublicMessage }) => ({
          id,
          name,
          available,
          minimumQuantity,
          unavailabilityPublicMessage,
        }),
      ),
      menus: availableInventory.menus.map(
        ({ id, name, available, minimumQuantity, unavailabilityPublicMessage, productsIds }) => ({
          id,
          name,
          available,
          minimumQuantity,
          unavailabilityPublicMessage,
          productsIds,
        }),
      ),
    }),
    [availableInventory],
  )
}
