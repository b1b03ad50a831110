import { fetchQuery, graphql } from 'react-relay/hooks'
import type { Environment } from 'relay-runtime'
import type {
  pricedInventoryQuery,
  pricedInventoryQuery$data,
  pricedInventoryQuery$variables,
} from '#generated/relay/pricedInventoryQuery.graphql'

const inventoryQuery = graphql`
  query pricedInventoryQuery($input: AvailableInventoryInput!) {
    availableInventory(input: $input) {
      products {
        id
        name
        available
        minimumQuantity
        unavailabilityPublicMessage
        price
        vatRate
        category
        tags
        participantsPerQuantity
        line {
          id
        }
        brand {
          id
        }
      }
      menus {
        id
        name
        available
        minimumQuantity
        unavailabilityPublicMessage
        price
        vatRate
        participantsPerQuantity
        brand {
          id
        }
        productsIds
      }
    }
  }
`

/** What a day and a distribution point have, with its prices: for what is compared with another day. Give it an environment of its own: what is on the screen keeps the stock of its day. */
export async function fetchPricedInventory(
  environment: Environment,
  input: pricedInventoryQuery$variables['input'],
) {
  const query = fetchQuery<pricedInventoryQuery>(environment, inventoryQuery, { input })
  const data = await query.toPromise()
  if (!data) throw new Error('The inventory did not come')
  return toInventory(data.availableInventory)
}

export type FetchedInventory = ReturnType<typeof toInventory>

type Offered = pricedInventoryQuery$data['availableInventory']

const toInventory = ({ products, menus }: Offered) => ({
  products: products.map(({ line, category, tags, ...product }) => ({
    ...toArticle(product),
    lineId: line.id,
    category,
    tags,
  })),
  menus: menus.map(({ productsIds, ...menu }) => ({
    ...toArticle(menu),
    category: null,
    productsIds,
  })),
})

type Common = keyof Offered['products'][number] & keyof Offered['menus'][number]

const toArticle = ({
  id,
  name,
  available,
  minimumQuantity,
  unavailabilityPublicMessage,
  price,
  vatRate,
  participantsPerQuantity,
  brand,
}: Pick<Offered['products'][number], Common>) => ({
  id,
  name,
  available,
  minimumQuantity,
  unavailabilityPublicMessage,
  price,
  vatRate,
  participantsPerQuantity,
  brandId: brand.id,
})
