import { Suspense } from 'react'
import { useLocation } from 'react-router-dom'
import { landingStorefront } from '#domain/catalogue/storefronts'
import { OpeningPlace } from '../areas/known/OpeningPlace'
import { lazyPart } from '../services/lazyPart'
import { useSession } from '../state/useSession'
import { PartBoundary } from '../relay/PartBoundary'

const AsLastTime = lazyPart(() =>
  import('../areas/known/AsLastTime').then(({ AsLastTime }) => AsLastTime),
)

/** The home page of a signed-in customer opens with the last order; without it, it opens as everyone's does. */
export function KnownOpening() {
  const { user } = useSession()
  const { pathname } = useLocation()
  if (!user || pathname !== landingStorefront(user.type).path) return null
  return (
    <PartBoundary key={user.id} catches="anything" fallback={() => null}>
      <Suspense fallback={<OpeningPlace />}>
        <AsLastTime />
      </Suspense>
    </PartBoundary>
  )
}
