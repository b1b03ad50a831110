import { graphql } from 'react-relay/hooks'

export const deliveryZoneQuery = graphql`
  query deliveryZoneQuery($lat: Float!, $lng: Float!) {
    deliveryZoneForCoords(lat: $lat, lng: $lng) {
      id
      deliveryPrice
      departmentCode
      businessUnit {
        id
      }
    }
  }
`
