import { graphql } from 'react-relay/hooks'

/** Everything that the confirmation shows. */
export const confirmationScreenQuery = graphql`
  query confirmationScreenQuery($orderId: ID!) {
    order(id: $orderId) {
      totalWithVat
      slotStartAt
      slotEndAt
      deliveryAddress
      ...ConfirmationHead_order
      ...ConfirmationNext_order
      ...TransferInstructions_order
      ...OrderLines_order
      ...OrderTotals_order
      ...usePlacedOrder_order
    }
  }
`
