import { graphql } from 'react-relay/hooks'

export const menuScreenQuery = graphql`
  query menuScreenQuery($input: AvailableInventoryInput!) {
    ...MenuList_query
  }
`
