import { graphql } from 'react-relay/hooks'

export const setCartMutation = graphql`
  mutation setCartMutation($key: String!, $cart: CartInput!) {
    setCart(key: $key, cart: $cart) {
      items {
        itemId
        type
        lineId
        qty
      }
      changes {
        itemId
        type
        lineId
        name
        requestedQty
        qty
      }
    }
  }
`
