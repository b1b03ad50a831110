import { useDeferredValue } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { Catalogue_query$key } from '#generated/relay/Catalogue_query.graphql'
import type { Storefront } from '#domain/catalogue/storefronts'
import { useCart } from '../../../state/useCart'
import { CartUnitsProvider } from './cartUnits'
import { CatalogueList } from './CatalogueList'
import { useCatalogueFilters } from '../filters/useCatalogueFilters'
import styles from './Catalogue.module.css'

type Props = {
  query: Catalogue_query$key
  storefront: Storefront
  collection: string | undefined
  isRefreshing: boolean
  onProductIntent: (productId: string) => void
}

/** The list follows the cart when there is time; the card that was pressed does at once. */
export function Catalogue({ query: key, isRefreshing, ...shown }: Props) {
  const query = useFragment(
    graphql`
      fragment Catalogue_query on Query {
        ...CatalogueList_query
      }
    `,
    key,
  )
  const { cart } = useCart()
  return (
    <CartUnitsProvider items={cart.items}>
      <div className={styles.catalogue} aria-busy={isRefreshing} data-refreshing={isRefreshing}>
        <CatalogueList
          {...shown}
          {...useCatalogueFilters()}
          query={query}
          isRefreshing={useDeferredValue(isRefreshing)}
          cart={useDeferredValue(cart)}
        />
      </div>
    </CartUnitsProvider>
  )
}
