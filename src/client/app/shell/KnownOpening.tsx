import { Suspense } from 'react'
import { useLocation } from 'react-router-dom'
import { landingStorefront } from '#domain/catalogue/storefronts'
import { plannedOrderIn } from '#domain/site/plannedOrderPath'
import { OpeningPlace } from '../../areas/known/OpeningPlace'
import { paths } from '../../config/paths'
import { lazyPart } from '../../services/lazyPart'
import { useSession } from '../../state/useSession'
import { OptionalPart } from '../OptionalPart'

const AsLastTime = lazyPart(() =>
  import('../../areas/known/AsLastTime').then(({ AsLastTime }) => AsLastTime),
)
const PlannedForVisitor = lazyPart(() =>
  import('../../areas/known/PlannedForVisitor').then(({ PlannedForVisitor }) => PlannedForVisitor),
)

/** The home page of a signed-in customer opens with the last order; without it, it opens as everyone's does. */
export function KnownOpening() {
  const { user } = useSession()
  const { pathname } = useLocation()
  if (!user) return <VisitorOpening />
  if (pathname !== landingStorefront(user.type).path) return null
  return (
    <OptionalPart key={user.id} waiting={<OpeningPlace />}>
      <AsLastTime />
    </OptionalPart>
  )
}

/** A mail about an order of every week may be opened where its customer is not signed in. */
function VisitorOpening() {
  const { pathname, search } = useLocation()
  const planned = pathname === paths.home.build() ? plannedOrderIn(search) : null
  if (planned === null) return null
  return (
    <Suspense fallback={null}>
      <PlannedForVisitor day={planned.day} />
    </Suspense>
  )
}
