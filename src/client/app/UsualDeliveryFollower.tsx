import { Suspense } from 'react'
import { lazyPart } from '../services/lazyPart'
import { useSession } from '../state/useSession'
import { PartBoundary } from '../relay/PartBoundary'

const UsualDelivery = lazyPart(() =>
  import('./UsualDelivery').then(({ UsualDelivery }) => UsualDelivery),
)

/** Apart from the shell, which is not rendered again when a person signs in or out. */
export function UsualDeliveryFollower() {
  const { user } = useSession()
  if (!user) return null
  return (
    <PartBoundary catches="anything" fallback={() => null}>
      <Suspense fallback={null}>
        <UsualDelivery key={user.id} user={user} />
      </Suspense>
    </PartBoundary>
  )
}
