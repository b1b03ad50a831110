import type { ComponentProps } from 'react'
import { RelayEnvironmentProvider } from 'react-relay/hooks'
import { RouterProvider } from 'react-router-dom'
import { Toasts } from '../design/notices/Toasts'
import { getEnvironment } from '../relay/environment'
import type { SessionUser } from '../state/sessionState'
import { NO_ORIGIN, type Origin } from '../state/originState'
import { StateProvider } from '../state/StateProvider'
import { PartBoundary } from '../relay/PartBoundary'

type Props = {
  router: ComponentProps<typeof RouterProvider>['router']
  user: SessionUser | null
  /** The one that `user` was looked up by. */
  token?: string | null
  /** What brought the visitor, as the address told before the router started. */
  origin?: Origin
  /** Where the visit began, before the router started. */
  arrival?: string | null
}

/** Failures while rendering the root are silently ignored (docs/rules/site.md#failures); pages have their own screens. */
export function App({ router, user, token = null, origin = NO_ORIGIN, arrival = null }: Props) {
  return (
    <PartBoundary catches="anything" fallback={() => null}>
      <RelayEnvironmentProvider environment={getEnvironment()}>
        <StateProvider user={user} token={token} origin={origin} arrival={arrival}>
          <Toasts>
            <RouterProvider router={router} />
          </Toasts>
        </StateProvider>
      </RelayEnvironmentProvider>
    </PartBoundary>
  )
}
