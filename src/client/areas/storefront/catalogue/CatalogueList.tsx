import { memo, Suspense, useRef } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { CatalogueList_query$key } from '#generated/relay/CatalogueList_query.graphql'
import type { Cart } from '#domain/cart/cart'
import type { Storefront } from '#domain/catalogue/storefronts'
import { useInventory } from '../../offer/useInventory'
import { lazyPart } from '../../../services/lazyPart'
import { useGuestTable } from '../../guests/useGuestTable'
import { useMissingGuests } from '../../guests/useMissingGuests'
import { useIsInBrowser } from '../../../services/useIsInBrowser'
import { containsWords } from './cardFacts'
import { catalogueCopy } from './catalogueCopy'
import { narrowings, type CatalogueFilters } from '../filters/catalogueFilters'
import { CatalogueSections } from './CatalogueSections'
import { FilterBar } from '../filters/FilterBar'
import { MenuCard } from './MenuCard'
import { ProductCard } from './ProductCard'
import { rubricNames } from './rubricNames'
import { useArticleLink } from './useArticleLink'
import type { useCatalogueFilters } from '../filters/useCatalogueFilters'
import { useCatalogueSections } from './useCatalogueSections'
import { useUnits } from './useUnits'
import styles from './Catalogue.module.css'

const NothingMatches = lazyPart(() =>
  import('../filters/NothingMatches').then(({ NothingMatches }) => NothingMatches),
)

const NothingToday = lazyPart(() =>
  import('./NothingToday').then(({ NothingToday }) => NothingToday),
)

type Props = ReturnType<typeof useCatalogueFilters> & {
  query: CatalogueList_query$key
  storefront: Storefront
  collection: string | undefined
  isRefreshing: boolean
  onProductIntent: (productId: string) => void
  cart: Cart
}

/** The cards that are shown, under their headings, and how many they are; or why there are none. */
export const CatalogueList = memo(function CatalogueList(props: Props) {
  const { storefront, collection, isRefreshing, onProductIntent, cart } = props
  const { filters, filterSearch, setFilters } = props
  const { lineId } = storefront
  const names = rubricNames(lineId)
  const query = useFragment(
    graphql`
      fragment CatalogueList_query on Query {
        availableInventory(input: $input) {
          products {
            ...useCatalogueSections_product
            ...ProductCard_product
          }
          menus {
            ...useCatalogueSections_menu
            ...MenuCard_menu
          }
        }
        ...useInventory_query
        ...useGuestTable_query
      }
    `,
    props.query,
  )
  const unitsOf = useUnits(useInventory(query), cart)
  const missingOf = useMissingGuests(useGuestTable(query), cart)
  const { linkTo, openArticle } = useArticleLink(filterSearch)
  const isInBrowser = useIsInBrowser()
  const status = useRef<HTMLDivElement>(null)
  const { products, menus } = query.availableInventory
  const catalogue = useCatalogueSections({ products, menus, lineId, collection, filters })
  // The pressed button disappears: the focus goes to the line that says how many articles are shown now.
  const loosen = (change: Partial<CatalogueFilters>) => {
    setFilters(change)
    status.current?.focus()
  }

  if (catalogue.isEmpty) {
    return (
      isInBrowser && (
        <Suspense fallback={null}>
          <NothingToday slug={storefront.slug} />
        </Suspense>
      )
    )
  }
  return (
    <>
      <FilterBar
        rubrics={catalogue.rubrics}
        names={names}
        diets={catalogue.diets}
        filters={filters}
        shown={catalogue.count}
        onChange={setFilters}
      />
      <div ref={status} className={styles.count} role="status" tabIndex={-1}>
        {/* Orca, line by line, reads no words that stand in a region without an element of their own. */}
        <p>
          {isRefreshing
            ? catalogueCopy.updating
            : catalogueCopy.shown(catalogue.count, filters.search)}
        </p>
      </div>
      <div className={styles.list}>
        {catalogue.count === 0 && (
          <Suspense fallback={null}>
            <NothingMatches
              filters={filters}
              names={names}
              catalogue={catalogue}
              onChange={loosen}
            />
          </Suspense>
        )}
        {/* Other filters, other cards: one that stayed would be seen to jump from place to place. */}
        <CatalogueSections
          key={narrowings(filters)}
          sections={catalogue.sections}
          names={names}
          renderMenu={({ node, id, allergens }, isEager) => (
            <MenuCard
              menu={node}
              to={linkTo('menu', id)}
              onOpen={openArticle}
              isEager={isEager}
              contains={allergens && containsWords(allergens)}
              missing={missingOf({ type: 'menu', itemId: id })}
              {...unitsOf({ itemId: id, type: 'menu', lineId })}
            />
          )}
          renderProduct={({ node, id }, isEager) => (
            <ProductCard
              product={node}
              to={linkTo('product', id)}
              onOpen={openArticle}
              isEager={isEager}
              missing={missingOf({ type: 'product', itemId: id })}
              {...unitsOf({ itemId: id, type: 'product', lineId })}
              onIntent={onProductIntent}
            />
          )}
        />
      </div>
    </>
  )
})
