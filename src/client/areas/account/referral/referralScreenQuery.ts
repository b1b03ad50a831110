import { graphql } from 'react-relay/hooks'

export const referralScreenQuery = graphql`
  query referralScreenQuery {
    ...ReferralScreen_query
  }
`
