import { graphql } from 'react-relay/hooks'

export const nearestDistributionPointQuery = graphql`
  query nearestDistributionPointQuery(
    $businessUnitId: ID!
    $lat: Float!
    $lng: Float!
    $deliveryDay: Date
  ) {
    nearestDistributionPoint(
      businessUnitId: $businessUnitId
      lat: $lat
      lng: $lng
      deliveryDay: $deliveryDay
    ) {
      id
      distance
    }
  }
`
