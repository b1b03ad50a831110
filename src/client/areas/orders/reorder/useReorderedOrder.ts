import { graphql, useFragment } from 'react-relay/hooks'
import type { useReorderedOrder_order$key } from '#generated/relay/useReorderedOrder_order.graphql'
import { linesByAmount } from '#domain/order/reorder'
import { useOrderedRecovery } from '../recovery/useOrderedRecovery'
import { useOrderedArticles } from './useOrderedArticles'

/** All that ordering again needs of an order. */
export function useReorderedOrder(order: useReorderedOrder_order$key) {
  const data = useFragment(
    graphql`
      fragment useReorderedOrder_order on Order {
        number
        slotStartAt
        deliveryPlace {
          name
          lat
          lng
        }
        roomServiceLocationId
        deliveryContactName
        deliveryContactPhone
        deliveryDetails
        invoiceAddress
        invoiceCompanyName
        invoiceCompanySiret
        invoiceCustomerName
        invoiceDetails
        ...useOrderedArticles_order
        ...useOrderedRecovery_order
        extraCosts {
          name
        }
      }
    `,
    order,
  )
  const articles = useOrderedArticles(data)
  const itemRecovery = useOrderedRecovery(data)
  const { name: address, lat, lng } = data.deliveryPlace
  const roomServiceLocationId = data.roomServiceLocationId ?? null
  return {
    number: data.number,
    articles,
    /** The main one first. */
    lineIds: linesByAmount(articles),
    deliveryAddress: { address, lat, lng, roomServiceLocationId },
    /** The hour to propose again. */
    slotStartAt: data.slotStartAt,
    itemRecovery,
    extras: data.extraCosts.map(({ name }) => name),
    deliveryContact: {
      name: data.deliveryContactName,
      phone: data.deliveryContactPhone,
      details: data.deliveryDetails ?? null,
    },
    invoiceContact: {
      address: data.invoiceAddress ?? null,
      customerName: data.invoiceCustomerName ?? null,
      companyName: data.invoiceCompanyName ?? null,
      companySiret: data.invoiceCompanySiret ?? null,
      details: data.invoiceDetails ?? null,
    },
  }
}

export type ReorderedOrder = ReturnType<typeof useReorderedOrder>
