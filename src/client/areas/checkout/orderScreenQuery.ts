import { graphql } from 'react-relay/hooks'

/** Everything that the steps before the confirmation show, in one query. */
export const orderScreenQuery = graphql`
  query orderScreenQuery(
    $input: AvailableInventoryInput!
    $distributionPointId: ID!
    $businessDay: Date!
    $lineId: ID
    $brandId: ID
    $lat: Float
    $lng: Float
    $isSignedIn: Boolean!
  ) {
    ...OrderScreen_query
  }
`
