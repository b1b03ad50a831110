import type { cartScreenQuery as CartScreenQuery } from '../../../../../__generated__/relay/cartScreenQuery.graphql'
import { CartPage } from './CartPage'
import { useReconcileCart } from '../sync/useReconcileCart'
import { useRouteQuery } from '../../../relay/useRouteQuery'
import { cartScreenQuery } from './cartScreenQuery'

export function CartContent() {
  const query = useRouteQuery<CartScreenQuery>(cartScreenQuery)
  useReconcileCart(query, true)
  return <CartPage query={query} />
}
