import { graphql } from 'react-relay/hooks'

export const feedbackScreenQuery = graphql`
  query feedbackScreenQuery($orderId: ID!) {
    ...FeedbackScreen_query
  }
`
