import { graphql } from 'react-relay/hooks'

/** Where an order is; its owner also sees what was ordered and paid. */
export const trackScreenQuery = graphql`
  query trackScreenQuery($orderId: ID!, $token: String) {
    orderTracking(orderId: $orderId, token: $token) {
      number
      slotStartAt
      slotEndAt
      deliveryAddress
      ...TrackingStatus_tracking
      ...TrackingTimeline_tracking
      order {
        ...TransferInstructions_order
        ...OrderContacts_order
        ...OrderPaymentState_order
        ...OrderLines_order
        ...OrderTotals_order
      }
    }
  }
`
