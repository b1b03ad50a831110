import { graphql } from 'react-relay/hooks'

export const trackScreenQuery = graphql`
  query trackScreenQuery($orderId: ID!, $token: String) {
    orderTracking(orderId: $orderId, token: $token) {
      ...TrackScreen_tracking
    }
  }
`
