import { graphql } from 'react-relay/hooks'

export const emailUnsubscribeScreenQuery = graphql`
  query emailUnsubscribeScreenQuery($token: String!) {
    ...EmailUnsubscribeScreen_query
  }
`
