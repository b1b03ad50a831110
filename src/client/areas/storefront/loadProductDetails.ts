import ProductDetailsNode, {
  type ProductDetailsQuery,
} from '#generated/relay/ProductDetailsQuery.graphql'
import { loadRouteQuery } from '../../relay/loadRouteQuery'

/** Queries what a product's sheet shows beside what the shop knows of it already. */
export const loadProductDetails = (variables: ProductDetailsQuery['variables']) =>
  loadRouteQuery<ProductDetailsQuery>(ProductDetailsNode, variables)
