import { useCallback } from 'react'
import { fetchQuery, graphql } from 'react-relay/hooks'
import type {
  useCartMoveQuery,
  useCartMoveQuery$data,
} from '#generated/relay/useCartMoveQuery.graphql'
import type { Cart } from '#domain/cart/cart'
import { DEFAULT_DISTRIBUTION_POINT } from '#domain/catalogue/storefronts'
import { moveCart } from '#domain/order/cartMove'
import { firstOfferedDay } from '#domain/time/calendar'
import { separateEnvironment } from '../../../../relay/environment'
import { useFetched } from '../../../../relay/useFetched'
import { clock } from '../../../../services/clock'

const inventoryQuery = graphql`
  query useCartMoveQuery($input: AvailableInventoryInput!) {
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
        productsIds
      }
    }
  }
`

/** What becomes of a cart that moves, and its items with what they cost there. Memoise the carts. */
export function useCartMove(from: Cart, to: Cart) {
  const load = useCallback(async () => {
    const [before, after] = await Promise.all([inventoryOf(from), inventoryOf(to)])
    const move = moveCart(from.items, before, after)
    return { ...move, priced: move.items.flatMap(pricedIn(after)) }
  }, [from, to])
  return useFetched(load)
}

export type PricedMove = Extract<ReturnType<typeof useCartMove>, { status: 'loaded' }>['data']

async function inventoryOf({ deliveryDay, distributionPointId, departmentCode }: Cart) {
  const input = {
    date: deliveryDay ?? firstOfferedDay(clock.now()),
    distributionPointsIds: [distributionPointId ?? DEFAULT_DISTRIBUTION_POINT],
    departmentCode,
  }
  const query = fetchQuery<useCartMoveQuery>(separateEnvironment(), inventoryQuery, { input })
  const data = await query.toPromise()
  if (!data) throw new Error('The inventory did not come')
  return toInventory(data.availableInventory)
}

type Offered = useCartMoveQuery$data['availableInventory']

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
}: Pick<Offered['products'][number], Common>) => ({
  id,
  name,
  available,
  minimumQuantity,
  unavailabilityPublicMessage,
  price,
  vatRate,
  participantsPerQuantity,
})

const pricedIn =
  ({ products, menus }: ReturnType<typeof toInventory>) =>
  (item: Cart['items'][number]) => {
    const offered = item.type === 'menu' ? menus : products
    const article = offered.find(({ id }: { id: string }) => id === item.itemId)
    if (!article) return []
    const { price, vatRate, category, participantsPerQuantity } = article
    return [{ ...item, price, vatRate, category, participantsPerQuantity }]
  }
