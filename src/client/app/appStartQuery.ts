import { graphql } from 'react-relay/hooks'

/** What every page needs and none waits for. The special configuration comes with the screens that price a cart. */
export const appStartQuery = graphql`
  query appStartQuery {
    ...HelloBar_query
    ...PageMeta_query
  }
`
