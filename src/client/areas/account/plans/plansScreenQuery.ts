import { graphql } from 'react-relay/hooks'

export const plansScreenQuery = graphql`
  query plansScreenQuery {
    ...PlansScreen_query
  }
`
