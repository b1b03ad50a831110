import { graphql } from 'react-relay/hooks'

/** Everything that the steps before the confirmation show, in one question. */
export const orderScreenQuery = graphql`
  query orderScreenQuery(
    $input: AvailableInventoryInput!
    $distributionPointId: ID!
    $businessDay: Date!
    $lineId: ID
    $lat: Float
    $lng: Float
    $isSignedIn: Boolean!
  ) {
    ...usePricedCart_query @arguments(input: $input, isSignedIn: $isSignedIn)
    ...useReconcileCart_query
    ...useIsSlotOpen_query
      @arguments(
        distributionPointId: $distributionPointId
        businessDay: $businessDay
        lineId: $lineId
        lat: $lat
        lng: $lng
      )
    ...DeliveryContactForm_query @arguments(isSignedIn: $isSignedIn)
    ...useInvoiceContacts_query @arguments(isSignedIn: $isSignedIn)
    getCustomerProfile @include(if: $isSignedIn) {
      stripeCustomerId
    }
  }
`
