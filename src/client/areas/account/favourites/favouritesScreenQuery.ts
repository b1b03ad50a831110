import { graphql } from 'react-relay/hooks'

export const favouritesScreenQuery = graphql`
  query favouritesScreenQuery {
    ...FavouritesScreen_query
  }
`
