import { type ComponentProps } from 'react'
import { RelayEnvironmentProvider } from 'react-relay/hooks'
import { RouterProvider } from 'react-router-dom'
import { Toasts } from '../design/Toasts'
import { getEnvironment } from '../relay/environment'
import type { SessionUser } from '../state/sessionState'
import { StateProvider } from '../state/StateProvider'
import { PartBoundary } from '../relay/PartBoundary'

type Props = {
  router: ComponentProps<typeof RouterProvider>['router']
  user: SessionUser | null
  /** The one that `user` was looked up by. */
  token?: string | null
}

/** Failures while rendering the root are silently ignored (docs/rules/site.md#failures); pages have their own screens. */
export function App({ router, user, token = null }: Props) {
  return (
    <PartBoundary catches="anything" fallback={() => null}>
      <RelayEnvironmentProvider environment={getEnvironment()}>
        <StateProvider user={user} token={token}>
          <Toasts>
            <RouterProvider router={router} />
          </Toasts>
        </StateProvider>
      </RelayEnvironmentProvider>
    </PartBoundary>
  )
}
