import { graphql, useFragment } from 'react-relay/hooks'
import type { MenuList_query$key } from '#generated/relay/MenuList_query.graphql'
import type { menuScreenQuery as MenuScreenQuery } from '#generated/relay/menuScreenQuery.graphql'
import { MENUS } from '#domain/catalogue/rubrics'
import type { Storefront } from '#domain/catalogue/storefronts'
import { articleLink } from '../../config/articleLink'
import { containsWords } from '../storefront/catalogue/cardFacts'
import { menuAllergens } from '../storefront/catalogue/catalogueSections'
import { rubricsOf } from '../storefront/catalogue/articleGroups'
import { rubricNames } from '../storefront/catalogue/rubricNames'
import { EmptyState } from '../../design/notices/EmptyState'
import { useRouteQuery } from '../../relay/useRouteQuery'
import { menuCopy } from './menuCopy'
import { MenuRubric } from './MenuRubric'
import { menuScreenQuery } from './menuScreenQuery'

const words = (allergens: readonly string[] | null) => allergens && containsWords(allergens)

/** A storefront's menu as it would be printed: its rubrics, the dishes of each, and the way to their sheets. */
export function MenuList({ storefront }: { storefront: Storefront }) {
  const { products, menus } = useFragment<MenuList_query$key>(
    graphql`
      fragment MenuList_query on Query {
        availableInventory(input: $input) {
          products {
            id
            name
            price
            category
            allergens
          }
          menus {
            id
            name
            price
            productsIds
          }
        }
      }
    `,
    useRouteQuery<MenuScreenQuery>(menuScreenQuery),
  ).availableInventory

  const rubrics = rubricsOf(products, menus.length > 0)
  if (rubrics.length === 0) {
    return <EmptyState title={menuCopy.empty}>{menuCopy.emptyAdvice}</EmptyState>
  }
  const names = rubricNames(storefront.lineId)
  const productById = new Map(products.map((product) => [product.id, product]))
  return rubrics.map((rubric) => (
    <MenuRubric
      key={rubric}
      name={names[rubric]}
      dishes={
        rubric === MENUS
          ? menus.map(({ id, name, price, productsIds }) => ({
              link: articleLink(storefront, 'menu', id),
              name,
              price,
              contains: words(menuAllergens(productsIds, productById)),
            }))
          : products
              .filter(({ category }) => category === rubric)
              .map(({ id, name, price, allergens }) => ({
                link: articleLink(storefront, 'product', id),
                name,
                price,
                contains: words(allergens),
              }))
      }
    />
  ))
}
