import { Suspense } from 'react'
import { lazyPart } from '../services/lazyPart'
import { useSession } from '../state/useSession'
import { SilentBoundary } from './SilentBoundary'

const CartSync = lazyPart(() =>
  import('../areas/cart/sync/CartSync').then(({ CartSync }) => CartSync),
)

/** Apart from the shell, which is not drawn again when a person signs in or out. */
export function CartFollower() {
  const { status } = useSession()
  if (status !== 'signedIn') return null
  return (
    <SilentBoundary fallback={null}>
      <Suspense fallback={null}>
        <CartSync />
      </Suspense>
    </SilentBoundary>
  )
}
