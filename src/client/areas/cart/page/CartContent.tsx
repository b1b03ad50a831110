import type { ReactNode } from 'react'
import type { cartScreenQuery as CartScreenQuery } from '#generated/relay/cartScreenQuery.graphql'
import { CartPage } from './CartPage'
import { useReconcileCart } from '../sync/useReconcileCart'
import { useRouteQuery } from '../../../relay/useRouteQuery'
import { cartScreenQuery } from './cartScreenQuery'
import { useFreshWhenBack } from './useFreshWhenBack'

export function CartContent({ express }: { express: ReactNode }) {
  const query = useRouteQuery<CartScreenQuery>(cartScreenQuery)
  useReconcileCart(query, true)
  useFreshWhenBack()
  return <CartPage query={query} express={express} />
}
