import { graphql } from 'react-relay/hooks'

export const subscriptionsScreenQuery = graphql`
  query subscriptionsScreenQuery {
    ...SubscriptionsScreen_query
  }
`
