import { useMemo } from 'react'
import { graphql, readInlineData } from 'relay-runtime'
import type { useCatalogueSections_menu$key } from '#generated/relay/useCatalogueSections_menu.graphql'
import type { useCatalogueSections_product$key } from '#generated/relay/useCatalogueSections_product.graphql'
import { useShownFavourites } from '../../favourites/useShownFavourites'
import type { CatalogueFilters } from '../filters/catalogueFilters'
import { catalogueSections } from './catalogueSections'

type Shown<TProduct, TMenu> = {
  products: readonly TProduct[]
  menus: readonly TMenu[]
  lineId: string
  collection: string | undefined
  filters: CatalogueFilters
}

/** The sections of a line's page, with the articles that the filters let through. */
export function useCatalogueSections<
  TProduct extends useCatalogueSections_product$key,
  TMenu extends useCatalogueSections_menu$key,
>({ products, menus, lineId, collection, filters }: Shown<TProduct, TMenu>) {
  const favourites = useShownFavourites(filters.onlyFavourites)
  return useMemo(
    () =>
      catalogueSections({
        products: products.map((node) => {
          const product = productFacts(node)
          return { ...product, node, isFavourite: favourites.has(product.id) }
        }),
        menus: menus.map((node) => ({ ...menuFacts(node), node })),
        lineId,
        collection,
        filters,
      }),
    [products, menus, lineId, collection, filters, favourites],
  )
}

function productFacts(key: useCatalogueSections_product$key) {
  const product = readInlineData(
    graphql`
      fragment useCatalogueSections_product on Product @inline {
        id
        name
        description
        category
        price
        participantsPerQuantity
        tags
        allergens
        ingredientsList
        line {
          id
        }
      }
    `,
    key,
  )
  return {
    id: product.id,
    name: product.name,
    description: product.description,
    lineId: product.line.id,
    category: product.category,
    price: product.price,
    participantsPerQuantity: product.participantsPerQuantity,
    tags: product.tags,
    allergens: product.allergens,
    ingredients: product.ingredientsList,
  }
}

function menuFacts(key: useCatalogueSections_menu$key) {
  const { line, ...menu } = readInlineData(
    graphql`
      fragment useCatalogueSections_menu on Menu @inline {
        id
        name
        description
        price
        participantsPerQuantity
        productsIds
        line {
          id
        }
      }
    `,
    key,
  )
  return {
    id: menu.id,
    name: menu.name,
    description: menu.description,
    price: menu.price,
    participantsPerQuantity: menu.participantsPerQuantity,
    productsIds: menu.productsIds,
    lineId: line.id,
  }
}
