import { graphql } from 'react-relay/hooks'

export const cardsScreenQuery = graphql`
  query cardsScreenQuery {
    ...CardsScreen_query
  }
`
