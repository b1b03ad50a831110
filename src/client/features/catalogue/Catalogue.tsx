import { graphql, useFragment } from 'react-relay/hooks'
import { useMemo } from 'react'
import type { Catalogue_query$key } from '../../../../__generated__/relay/Catalogue_query.graphql'
import { itemQuantity, type CartItem } from '../../../domain/cart'
import { availableFor } from '../../../domain/inventory'
import type { Storefront } from '../../../domain/storefronts'
import { useInventory } from '../../relay/useInventory'
import { useCart } from '../../state/useCart'
import { catalogueCopy } from './catalogueCopy'
import { catalogueSections } from './catalogueSections'
import { CatalogueSection } from './CatalogueSection'
import { FilterBar } from './FilterBar'
import { MenuCard } from './MenuCard'
import { NothingMatches } from './NothingMatches'
import { NothingToday } from './NothingToday'
import { ProductCard } from './ProductCard'
import { useArticleLink } from './useArticleLink'
import { useCatalogueFilters } from './useCatalogueFilters'
import styles from './Catalogue.module.css'

/** Pictures that a first screen shows; the others wait until they come near. */
const EAGER = 1

type Props = {
  query: Catalogue_query$key
  storefront: Storefront
  collection: string | undefined
  isRefreshing: boolean
  onProductIntent: (productId: string) => void
  onOtherDay: () => void
}

export function Catalogue(props: Props) {
  const { storefront, collection, isRefreshing, onProductIntent, onOtherDay } = props
  const { lineId } = storefront
  const query = useFragment(
    graphql`
      fragment Catalogue_query on Query {
        availableInventory(input: $input) {
          products {
            id
            category
            tags
            allergens
            line {
              id
            }
            ...ProductCard_product
          }
          menus {
            id
            productsIds
            line {
              id
            }
            ...MenuCard_menu
          }
        }
        ...useInventory_query
      }
    `,
    props.query,
  )
  const { products, menus } = query.availableInventory
  const inventory = useInventory(query)
  const { cart } = useCart()
  const left = useMemo(() => availableFor(inventory, cart.items), [inventory, cart.items])
  const { filters, setFilters, clearFilters } = useCatalogueFilters()
  const catalogue = catalogueSections({
    products: products.map((node) => ({
      node,
      id: node.id,
      lineId: node.line.id,
      category: node.category,
      tags: node.tags,
      allergens: node.allergens,
    })),
    menus: menus.map((node) => ({
      node,
      id: node.id,
      lineId: node.line.id,
      productsIds: node.productsIds,
    })),
    lineId,
    collection,
    filters,
  })
  const mostOf = (type: CartItem['type'], itemId: string) =>
    ((type === 'menu' ? left.menus : left.products).get(itemId) ?? 0) +
    itemQuantity(cart, { itemId, type, lineId })
  const linkTo = useArticleLink()

  if (catalogue.isEmpty) {
    return <NothingToday slug={storefront.slug} onOtherDay={onOtherDay} />
  }
  return (
    <div className={styles.catalogue} aria-busy={isRefreshing} data-refreshing={isRefreshing}>
      <FilterBar
        rubrics={catalogue.rubrics}
        diets={catalogue.diets}
        filters={filters}
        onChange={setFilters}
      />
      <p className={styles.count} role="status">
        {isRefreshing ? catalogueCopy.updating : catalogueCopy.shown(catalogue.count)}
      </p>
      {catalogue.count === 0 && <NothingMatches onClear={clearFilters} />}
      {catalogue.sections.map(({ rubric, menus: menuRows, products: productRows }, section) => (
        <CatalogueSection key={rubric} rubric={rubric}>
          {menuRows.map(({ node, id }, index) => (
            <li key={id}>
              <MenuCard
                menu={node}
                to={linkTo('menu', id)}
                isEager={section === 0 && index < EAGER}
                maxQuantity={mostOf('menu', id)}
              />
            </li>
          ))}
          {productRows.map(({ node, id }, index) => (
            <li key={id}>
              <ProductCard
                product={node}
                to={linkTo('produit', id)}
                isEager={section === 0 && index < EAGER}
                maxQuantity={mostOf('product', id)}
                onIntent={onProductIntent}
              />
            </li>
          ))}
        </CatalogueSection>
      ))}
    </div>
  )
}
