import { createBrowserRouter } from 'react-router-dom'
import { fetchSessionUser, isWrongToken } from '../../areas/access/session/sessionUserQuery'
import { forgetOffline } from '../../relay/offline/forgetOffline'
import { readSessionToken, removeSessionToken } from '../../services/sessionCookie'
import { readOrigin, type Origin } from '../../state/originState'
import type { SessionUser } from '../../state/sessionState'
import { patchRoutesOnNavigation } from '../navigation/laterRoutes'
import { routerReady } from './routerReady'
import { createRoutes } from '../routes'

type Router = ReturnType<typeof createBrowserRouter>
type Start = {
  router: Router
  user: SessionUser | null
  token: string | null
  origin: Origin
  arrival: string
}

const createRouter = () => createBrowserRouter(createRoutes(), { patchRoutesOnNavigation })

/** Who it is and the first page, queried at the same time. docs/rules/site.md#start */
export async function startApp(): Promise<Start> {
  const token = readSessionToken()
  const origin = readOrigin()
  const arrival = `${location.pathname}${location.search}`
  const router = createRouter()
  const session = token === null ? null : await checkSession(token)
  if (session === 'ended') {
    // The first page was queried in the name of a person who is no longer known: query again as a visitor.
    router.dispose()
    const anew = createRouter()
    await routerReady(anew)
    return { router: anew, user: null, token: null, origin, arrival }
  }
  await routerReady(router)
  return { router, user: session, token, origin, arrival }
}

async function checkSession(token: string): Promise<SessionUser | 'ended' | null> {
  try {
    return await fetchSessionUser(token)
  } catch (error) {
    if (!isWrongToken(error)) return null
    // Another tab may have begun a session since: that one stays, and the page follows it once it stands.
    if (readSessionToken() === token) removeSessionToken()
    void forgetOffline()
    return 'ended'
  }
}
