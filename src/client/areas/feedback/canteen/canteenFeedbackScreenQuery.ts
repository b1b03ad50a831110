import { graphql } from 'react-relay/hooks'

export const canteenFeedbackScreenQuery = graphql`
  query canteenFeedbackScreenQuery($hashedOrderId: String!) {
    ...CanteenFeedbackScreen_query
  }
`
