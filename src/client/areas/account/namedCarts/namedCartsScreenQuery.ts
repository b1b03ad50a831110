import { graphql } from 'react-relay/hooks'

export const namedCartsScreenQuery = graphql`
  query namedCartsScreenQuery {
    ...NamedCartsScreen_query
  }
`
