import { lazyPart } from '../../services/lazyPart'
import { useSession } from '../../state/useSession'
import { OptionalPart } from '../OptionalPart'

const UsualDelivery = lazyPart(() =>
  import('./UsualDelivery').then(({ UsualDelivery }) => UsualDelivery),
)

/** A component of its own, so that signing in or out does not render the whole shell again. */
export function UsualDeliveryFollower() {
  const { user } = useSession()
  if (!user) return null
  return (
    <OptionalPart>
      <UsualDelivery key={user.id} user={user} />
    </OptionalPart>
  )
}
