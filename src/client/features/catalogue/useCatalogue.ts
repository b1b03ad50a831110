import { useMemo } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { useCatalogue_query$key } from '../../../../__generated__/relay/useCatalogue_query.graphql'
import { availableFor } from '../../../domain/inventory'
import { useCart } from '../../state/useCart'
import { MENUS, menuSuits, suits, type CatalogueFilters } from './catalogueFilters'
import { dietsOf, isInCollection, rubricsOf } from './rubrics'

type Options = {
  query: useCatalogue_query$key
  lineId: string
  collection: string | undefined
  filters: CatalogueFilters
}

/** What the storefront shows: its own line's products and menus, filtered, with what may still be taken of each. */
export function useCatalogue({ query, lineId, collection, filters }: Options) {
  const { availableInventory } = useFragment(
    graphql`
      fragment useCatalogue_query on Query {
        availableInventory(input: $input) {
          products {
            id
            name
            category
            tags
            allergens
            available
            unavailabilityPublicMessage
            line {
              id
            }
            ...ProductCard_product
          }
          menus {
            id
            name
            productsIds
            available
            unavailabilityPublicMessage
            line {
              id
            }
            ...MenuCard_menu
          }
        }
      }
    `,
    query,
  )
  const { cart } = useCart()
  const left = useMemo(
    () => availableFor(availableInventory, cart.items),
    [availableInventory, cart.items],
  )
  const productById = useMemo(
    () => new Map(availableInventory.products.map((product) => [product.id, product])),
    [availableInventory],
  )

  const products = availableInventory.products.filter(
    ({ line, category }) => line.id === lineId && isInCollection(category, collection),
  )
  const menus = availableInventory.menus.filter(({ line }) => line.id === lineId)
  const rubrics = rubricsOf(products, menus.length > 0)
  const shownProducts = products.filter((product) => suits(product, filters))
  const shownMenus = menus.filter(({ productsIds }) => menuSuits(productsIds, productById, filters))
  const sections = rubrics
    .filter((rubric) => filters.rubric === null || filters.rubric === rubric)
    .map((rubric) => ({
      rubric,
      menus: rubric === MENUS ? shownMenus : [],
      products: shownProducts.filter(({ category }) => category === rubric),
    }))
    .filter((section) => section.menus.length + section.products.length > 0)

  return {
    isEmpty: products.length + menus.length === 0,
    rubrics,
    diets: dietsOf(products),
    sections,
    count: sections.reduce(
      (count, section) => count + section.menus.length + section.products.length,
      0,
    ),
    left,
  }
}

export type CatalogueSectionContent = ReturnType<typeof useCatalogue>['sections'][number]
export type Left = ReturnType<typeof useCatalogue>['left']
