import ProductDetailsNode, {
  type ProductDetailsQuery,
} from '#generated/relay/ProductDetailsQuery.graphql'
import { loadPartQuery } from '../../relay/loadPartQuery'

/** Queries what a product's sheet shows beside what the shop knows of it already. */
export const loadProductDetails = (variables: ProductDetailsQuery['variables']) =>
  loadPartQuery<ProductDetailsQuery>(ProductDetailsNode, variables)
