import { graphql } from 'react-relay/hooks'

export const cartScreenQuery = graphql`
  query cartScreenQuery(
    $input: AvailableInventoryInput!
    $distributionPointId: ID!
    $businessDay: Date!
    $lineId: ID!
    $brandId: ID!
    $lat: Float
    $lng: Float
    $isSignedIn: Boolean!
  ) {
    ...CartPage_query
    ...useReconcileCart_query
  }
`
