import { graphql } from 'react-relay/hooks'

export const productDialogQuery = graphql`
  query productDialogQuery($id: ID!, $date: Date!, $distributionPointId: ID!) {
    product(id: $id, date: $date, distributionPointId: $distributionPointId) {
      ...ProductDetails_product
    }
  }
`
