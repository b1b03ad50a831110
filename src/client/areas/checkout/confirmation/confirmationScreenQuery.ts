import { graphql } from 'react-relay/hooks'

export const confirmationScreenQuery = graphql`
  query confirmationScreenQuery($orderId: ID!) {
    ...ConfirmationScreen_query @arguments(orderId: $orderId)
  }
`
