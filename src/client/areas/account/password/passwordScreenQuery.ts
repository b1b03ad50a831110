import { graphql } from 'react-relay/hooks'

export const passwordScreenQuery = graphql`
  query passwordScreenQuery {
    ...PasswordScreen_query
  }
`
