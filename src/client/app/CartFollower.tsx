import { Suspense } from 'react'
import { lazyPart } from '../services/lazyPart'
import { useSession } from '../state/useSession'
import { PartBoundary } from '../relay/PartBoundary'

const CartSync = lazyPart(() =>
  import('../areas/cart/sync/CartSync').then(({ CartSync }) => CartSync),
)

/** Apart from the shell, which is not rendered again when a person signs in or out. */
export function CartFollower() {
  const { status } = useSession()
  if (status !== 'signedIn') return null
  return (
    <PartBoundary catches="anything" fallback={() => null}>
      <Suspense fallback={null}>
        <CartSync />
      </Suspense>
    </PartBoundary>
  )
}
