import { graphql, useFragment } from 'react-relay/hooks'
import type { useStorefrontOfInventory_query$key } from '#generated/relay/useStorefrontOfInventory_query.graphql'
import { storefrontOfLine, type Storefront } from '#domain/catalogue/storefronts'

/** The storefront, with the inventory's name when it is a line that this release does not know; its brand is that of each article. */
export function useStorefrontOfInventory(
  key: useStorefrontOfInventory_query$key,
  storefront: Storefront,
): Storefront {
  const { availableInventory } = useFragment(
    graphql`
      fragment useStorefrontOfInventory_query on Query {
        availableInventory(input: $input) {
          lines {
            id
            name
          }
        }
      }
    `,
    key,
  )
  if (storefrontOfLine(storefront.lineId)) return storefront
  const line = availableInventory.lines.find(({ id }) => id === storefront.lineId)
  return line ? { ...storefront, name: line.name } : storefront
}
