import { useMemo } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { useGuestTable_query$key } from '#generated/relay/useGuestTable_query.graphql'

/** What the rules of who eats what are told of an inventory. */
export function useGuestTable(key: useGuestTable_query$key) {
  const { availableInventory } = useFragment(
    graphql`
      fragment useGuestTable_query on Query {
        availableInventory(input: $input) {
          products {
            id
            category
            participantsPerQuantity
            tags
            allergens
          }
          menus {
            id
            participantsPerQuantity
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
        ({ id, category, participantsPerQuantity, tags, allergens }) => ({
          id,
          category,
          participantsPerQuantity,
          tags,
          allergens,
        }),
      ),
      menus: availableInventory.menus.map(({ id, participantsPerQuantity, productsIds }) => ({
        id,
        participantsPerQuantity,
        productsIds,
      })),
    }),
    [availableInventory],
  )
}
