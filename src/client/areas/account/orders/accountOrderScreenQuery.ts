import { graphql } from 'react-relay/hooks'

export const accountOrderScreenQuery = graphql`
  query accountOrderScreenQuery($orderId: ID!) {
    ...OrderPage_query @arguments(orderId: $orderId)
  }
`
