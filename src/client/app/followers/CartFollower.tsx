import { lazyPart } from '../../services/lazyPart'
import { useSession } from '../../state/useSession'
import { OptionalPart } from '../OptionalPart'

const CartSync = lazyPart(() =>
  import('../../areas/cart/sync/CartSync').then(({ CartSync }) => CartSync),
)

/** A component of its own, so that signing in or out does not render the whole shell again. */
export function CartFollower() {
  const { status } = useSession()
  if (status !== 'signedIn') return null
  return (
    <OptionalPart>
      <CartSync />
    </OptionalPart>
  )
}
