import { graphql, useFragment } from 'react-relay/hooks'
import {
  type usePricedCart_query$data,
  type usePricedCart_query$key,
} from '../../../../__generated__/relay/usePricedCart_query.graphql'
import { type Day } from '../../../domain/calendar'
import { type Cart, type CartItem } from '../../../domain/cart'
import { type SpecialConfiguration } from '../../../domain/extraCosts'
import { maxQuantity } from '../../../domain/inventory'
import { type CartTotals, priceCart } from '../../../domain/pricing'

export type PricedLine = CartItem & {
  name: string
  pictureUrl: string
  price: number
  vatRate: number
  category: string | null
  participantsPerQuantity: number
  minimumQuantity: number
  maximumQuantity: number
  isHot: boolean
}

export type PricedCart = {
  lines: readonly PricedLine[]
  totals: CartTotals
  configuration: SpecialConfiguration
}

/** Joins the cart's ids and quantities with the inventory and prices them by the rules that the server follows. */
export function usePricedCart(query: usePricedCart_query$key, cart: Cart, today: Day): PricedCart {
  const data = useFragment(
    graphql`
      fragment usePricedCart_query on Query
      @argumentDefinitions(
        input: { type: "AvailableInventoryInput!" }
        isSignedIn: { type: "Boolean!" }
      ) {
        availableInventory(input: $input) {
          products {
            id
            name
            category
            pictureUrl
            price
            vatRate
            isHot
            available
            minimumQuantity
            participantsPerQuantity
            unavailabilityPublicMessage
            line {
              id
            }
          }
          menus {
            id
            name
            pictureUrl
            price
            vatRate
            available
            minimumQuantity
            participantsPerQuantity
            unavailabilityPublicMessage
            productsIds
            line {
              id
            }
          }
        }
        specialConfiguration {
          disablePopboxBefore
          cutleryPrice
          cutleryVatRate
          individualBoxPrice
          individualBoxVatRate
          lastMinuteFees
          lastMinuteVatRate
          placematPrice
          placematVatRate
          minimumOrderAmount
        }
        getCustomerProfile @include(if: $isSignedIn) {
          defaultOrderDeliveryFee
          defaultOrderLastMinuteFee
          companyEntity {
            eventDiscounts {
              id
              brand {
                id
              }
              discountPercentage
              discountAmount
              minimumCartAmount
            }
          }
        }
      }
    `,
    query,
  )
  const lines = cart.items.flatMap((item) => toLine(item, cart.items, data.availableInventory))
  const totals = priceCart({
    items: lines,
    choices: cart,
    configuration: data.specialConfiguration,
    delivery: { zonePrice: cart.deliveryPrice },
    profile: toProfile(data.getCustomerProfile),
    mainBrandId: cart.mainBrandId,
    deliveryDay: cart.deliveryDay,
    today,
  })
  return { lines, totals, configuration: data.specialConfiguration }
}

type InventoryData = usePricedCart_query$data['availableInventory']

function toLine(
  item: CartItem,
  items: readonly CartItem[],
  inventory: InventoryData,
): readonly PricedLine[] {
  const isSame = ({ id, line }: { id: string; line: { id: string } }) =>
    id === item.itemId && line.id === item.lineId
  const product = item.type === 'product' ? inventory.products.find(isSame) : undefined
  const menu = item.type === 'menu' ? inventory.menus.find(isSame) : undefined
  const found = product ?? menu
  if (found === undefined) return []
  return [
    {
      ...item,
      name: found.name,
      pictureUrl: found.pictureUrl,
      price: found.price,
      vatRate: found.vatRate,
      category: product?.category ?? null,
      participantsPerQuantity: found.participantsPerQuantity,
      minimumQuantity: found.minimumQuantity,
      maximumQuantity: maxQuantity(inventory, items, item),
      isHot: product?.isHot === true,
    },
  ]
}

function toProfile(profile: usePricedCart_query$data['getCustomerProfile']) {
  if (profile == null) return null
  return {
    defaultOrderDeliveryFee: profile.defaultOrderDeliveryFee ?? null,
    defaultOrderLastMinuteFee: profile.defaultOrderLastMinuteFee ?? null,
    eventDiscounts: profile.companyEntity?.eventDiscounts ?? [],
  }
}
