import { graphql } from 'react-relay/hooks'

export const ordersScreenQuery = graphql`
  query ordersScreenQuery($limit: Int!) {
    ...OrdersPage_query @arguments(limit: $limit)
  }
`
