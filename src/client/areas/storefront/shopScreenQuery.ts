import { graphql } from 'react-relay/hooks'

// The server starts this query with the page, before the bundle arrives: its variables come from `domain/catalogue/shopQuery`.
export const shopScreenQuery = graphql`
  query shopScreenQuery(
    $input: AvailableInventoryInput!
    $distributionPointId: ID!
    $businessDay: Date!
    $lineId: ID!
    $brandId: ID!
    $lat: Float
    $lng: Float
    $isSignedIn: Boolean!
  ) {
    ...Catalogue_query
    ...DeliveryBar_query
    ...CartPanel_query
    ...GuestsPanel_query
    ...useReconcileCart_query
    ...useShopAccess_query
    ...ArticleDialog_query
    ...FavouritesProvider_query
    ...useNoMenuNotice_query
    ...useStorefrontOfInventory_query
  }
`
