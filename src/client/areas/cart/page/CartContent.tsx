import { Suspense, type ReactNode } from 'react'
import type { cartScreenQuery as CartScreenQuery } from '#generated/relay/cartScreenQuery.graphql'
import { lazyPart } from '../../../services/lazyPart'
import { latestSessionToken } from '../../../services/sessionCookie'
import { useCart } from '../../../state/useCart'
import { useSession } from '../../../state/useSession'
import { isSameQuery, useFollowingQuery } from '../../../relay/useFollowingQuery'
import { useRouteReference } from '../../../relay/useRouteReference'
import { cartCopy } from '../cartCopy'
import { useReconcileCart } from '../sync/useReconcileCart'
import { CartPage } from './CartPage'
import { cartScreenQuery } from './cartScreenQuery'
import { cartVariables } from './cartVariables'

const LostList = lazyPart(() => import('../../offer/LostList').then(({ LostList }) => LostList))

export function CartContent({ express }: { express: ReactNode }) {
  const { cart } = useCart()
  // Signing in and out renders the page again.
  useSession()
  const isSignedIn = latestSessionToken() !== null
  const variables = cartVariables(cart, isSignedIn)
  const { query, isCurrent, lost } = useFollowingQuery<CartScreenQuery>(
    cartScreenQuery,
    useRouteReference<CartScreenQuery>(),
    variables,
  )
  useReconcileCart(query, isCurrent, (chosen) =>
    isSameQuery(cartVariables(chosen, isSignedIn), variables),
  )
  return (
    <>
      <CartPage query={query} express={express} />
      {lost && (
        <Suspense fallback={null}>
          <LostList text={cartCopy.lostText} lost={lost} />
        </Suspense>
      )}
    </>
  )
}
