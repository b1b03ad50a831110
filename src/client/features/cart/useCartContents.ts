import { useMemo } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { useCartContents_query$key } from '../../../../__generated__/relay/useCartContents_query.graphql'
import { parisDay } from '../../../domain/calendar'
import type { CartItem } from '../../../domain/cart'
import { availableFor } from '../../../domain/inventory'
import { missingToMinimum, priceCart } from '../../../domain/pricing'
import { clock } from '../../services/clock'
import { useCart } from '../../state/useCart'

/** A line of the cart as it is shown; `known` is null while the inventory that names it is not there. */
export type CartLineContent = {
  item: CartItem
  known: {
    name: string
    pictureUrl: string
    price: number
    minimumQuantity: number
    maxQuantity: number
  } | null
}

/** The cart's items with their names, prices and limits, and every total of it (specification, section 3). */
export function useCartContents(key: useCartContents_query$key) {
  const { availableInventory, specialConfiguration, getCustomerProfile } = useFragment(
    graphql`
      fragment useCartContents_query on Query {
        availableInventory(input: $input) {
          products {
            id
            name
            pictureUrl
            price
            vatRate
            category
            participantsPerQuantity
            minimumQuantity
            available
            unavailabilityPublicMessage
          }
          menus {
            id
            name
            pictureUrl
            price
            vatRate
            participantsPerQuantity
            minimumQuantity
            available
            unavailabilityPublicMessage
            productsIds
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
    key,
  )
  const { cart } = useCart()

  return useMemo(() => {
    const left = availableFor(availableInventory, cart.items)
    const products = new Map(availableInventory.products.map((product) => [product.id, product]))
    const menus = new Map(availableInventory.menus.map((menu) => [menu.id, menu]))
    const sold = cart.items.map((item) => {
      const { itemId, type, qty } = item
      const article = type === 'menu' ? menus.get(itemId) : products.get(itemId)
      const leftOfIt = (type === 'menu' ? left.menus : left.products).get(itemId) ?? 0
      return { item, article, maxQuantity: qty + leftOfIt }
    })

    const lines = sold.map(({ item, article, maxQuantity }): CartLineContent => ({
      item,
      known: article
        ? {
            name: article.name,
            pictureUrl: article.pictureUrl,
            price: article.price,
            minimumQuantity: article.minimumQuantity,
            maxQuantity,
          }
        : null,
    }))
    const totals = priceCart({
      items: sold.flatMap(({ item, article }) =>
        article
          ? [
              {
                ...item,
                price: article.price,
                vatRate: article.vatRate,
                category: 'category' in article ? article.category : null,
                participantsPerQuantity: article.participantsPerQuantity,
              },
            ]
          : [],
      ),
      choices: cart,
      configuration: specialConfiguration,
      delivery: { zonePrice: cart.deliveryPrice },
      profile: getCustomerProfile
        ? {
            defaultOrderDeliveryFee: getCustomerProfile.defaultOrderDeliveryFee ?? null,
            defaultOrderLastMinuteFee: getCustomerProfile.defaultOrderLastMinuteFee ?? null,
            eventDiscounts: getCustomerProfile.companyEntity?.eventDiscounts ?? [],
          }
        : null,
      mainBrandId: cart.mainBrandId,
      deliveryDay: cart.deliveryDay,
      today: parisDay(clock.now()),
    })
    return {
      lines,
      totals,
      missing: missingToMinimum(totals, specialConfiguration),
      minimumOrderAmount: specialConfiguration.minimumOrderAmount,
    }
  }, [availableInventory, specialConfiguration, getCustomerProfile, cart])
}

export type CartContents = ReturnType<typeof useCartContents>
