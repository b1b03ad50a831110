import { memo, Suspense, useDeferredValue, useMemo, useRef } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { Catalogue_query$key } from '#generated/relay/Catalogue_query.graphql'
import type { Cart } from '#domain/cart/cart'
import type { Storefront } from '#domain/catalogue/storefronts'
import { useShownFavourites } from '../../favourites/useShownFavourites'
import { useInventory } from '../../offer/useInventory'
import { lazyPart } from '../../../services/lazyPart'
import { useGuestTable } from '../../guests/useGuestTable'
import { useMissingGuests } from '../../guests/useMissingGuests'
import { useCart } from '../../../state/useCart'
import { useIsInBrowser } from '../../../services/useIsInBrowser'
import { containsWords } from './cardFacts'
import { CartUnitsProvider } from './cartUnits'
import { catalogueCopy } from './catalogueCopy'
import { narrowings, type CatalogueFilters } from '../filters/catalogueFilters'
import { catalogueSections } from './catalogueSections'
import { CatalogueSections } from './CatalogueSections'
import { FilterBar } from '../filters/FilterBar'
import { MenuCard } from './MenuCard'
import { ProductCard } from './ProductCard'
import { useArticleLink } from './useArticleLink'
import { useCatalogueFilters } from '../filters/useCatalogueFilters'
import { useUnits } from './useUnits'
import styles from './Catalogue.module.css'

const NothingMatches = lazyPart(() =>
  import('../filters/NothingMatches').then(({ NothingMatches }) => NothingMatches),
)

const NothingToday = lazyPart(() =>
  import('./NothingToday').then(({ NothingToday }) => NothingToday),
)

type Props = {
  query: Catalogue_query$key
  storefront: Storefront
  collection: string | undefined
  isRefreshing: boolean
  onProductIntent: (productId: string) => void
}

type ListProps = Props & ReturnType<typeof useCatalogueFilters> & { cart: Cart }

/** The list follows the cart when there is time; the card that was pressed does at once. */
export function Catalogue(props: Props) {
  const { isRefreshing } = props
  const { cart } = useCart()
  return (
    <CartUnitsProvider items={cart.items}>
      <div className={styles.catalogue} aria-busy={isRefreshing} data-refreshing={isRefreshing}>
        <CatalogueList
          {...props}
          {...useCatalogueFilters()}
          isRefreshing={useDeferredValue(isRefreshing)}
          cart={useDeferredValue(cart)}
        />
      </div>
    </CartUnitsProvider>
  )
}

const CatalogueList = memo(function CatalogueList(props: ListProps) {
  const { storefront, collection, isRefreshing, onProductIntent, cart } = props
  const { filters, filterSearch, setFilters } = props
  const { lineId } = storefront
  const query = useFragment(
    graphql`
      fragment Catalogue_query on Query {
        availableInventory(input: $input) {
          products {
            id
            name
            category
            price
            participantsPerQuantity
            tags
            allergens
            ingredientsList
            line {
              id
            }
            ...ProductCard_product
          }
          menus {
            id
            name
            price
            participantsPerQuantity
            productsIds
            line {
              id
            }
            ...MenuCard_menu
          }
        }
        ...useInventory_query
        ...useGuestTable_query
      }
    `,
    props.query,
  )
  const { products, menus } = query.availableInventory
  const unitsOf = useUnits(useInventory(query), cart)
  const missingOf = useMissingGuests(useGuestTable(query), cart)
  const favourites = useShownFavourites(filters.onlyFavourites)
  const { linkTo, openArticle } = useArticleLink(filterSearch)
  const isInBrowser = useIsInBrowser()
  const status = useRef<HTMLParagraphElement>(null)
  const catalogue = useMemo(
    () =>
      catalogueSections({
        products: products.map((node) => ({
          node,
          id: node.id,
          name: node.name,
          lineId: node.line.id,
          category: node.category,
          price: node.price,
          participantsPerQuantity: node.participantsPerQuantity,
          tags: node.tags,
          allergens: node.allergens,
          ingredients: node.ingredientsList,
          isFavourite: favourites.has(node.id),
        })),
        menus: menus.map((node) => ({
          node,
          id: node.id,
          name: node.name,
          lineId: node.line.id,
          price: node.price,
          participantsPerQuantity: node.participantsPerQuantity,
          productsIds: node.productsIds,
        })),
        lineId,
        collection,
        filters,
      }),
    [products, menus, lineId, collection, filters, favourites],
  )
  // The button that was pressed leaves the page: what it brought back is heard and read on from here.
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
        diets={catalogue.diets}
        filters={filters}
        shown={catalogue.count}
        onChange={setFilters}
      />
      <p ref={status} className={styles.count} role="status" tabIndex={-1}>
        {isRefreshing
          ? catalogueCopy.updating
          : catalogueCopy.shown(catalogue.count, filters.search)}
      </p>
      <div className={styles.list}>
        {catalogue.count === 0 && (
          <Suspense fallback={null}>
            <NothingMatches filters={filters} countWith={catalogue.countWith} onChange={loosen} />
          </Suspense>
        )}
        {/* Other filters, other cards: one that stayed would be seen to jump from place to place. */}
        <CatalogueSections
          key={narrowings(filters)}
          sections={catalogue.sections}
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
