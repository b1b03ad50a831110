import { graphql } from 'react-relay/hooks'

export const profileScreenQuery = graphql`
  query profileScreenQuery {
    ...ProfileScreen_query
  }
`
