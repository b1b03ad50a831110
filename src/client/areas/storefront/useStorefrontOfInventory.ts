import { graphql, useFragment } from 'react-relay/hooks'
import type { useStorefrontOfInventory_query$key } from '#generated/relay/useStorefrontOfInventory_query.graphql'
import { storefrontOfLine, type Storefront } from '#domain/catalogue/storefronts'

/**
 * The storefront, with the inventory's name when it is a line that this release does not know; its brand is that of each article.
 * `isKnown` is false for a line that the inventory does not know either. docs/rules/storefronts.md#keys-in-the-path
 */
export function useStorefrontOfInventory(
  key: useStorefrontOfInventory_query$key,
  storefront: Storefront,
): { storefront: Storefront; isKnown: boolean } {
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
  if (storefrontOfLine(storefront.lineId)) return { storefront, isKnown: true }
  const line = availableInventory.lines.find(({ id }) => id === storefront.lineId)
  return line
    ? { storefront: { ...storefront, name: line.name }, isKnown: true }
    : { storefront, isKnown: false }
}
