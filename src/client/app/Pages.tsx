import { Outlet, useLocation } from 'react-router-dom'
import { isReadablePath } from '#domain/site/routes'
import { hasPage } from './navigation/hasPage'
import { NotFoundScreen } from './errors/NotFoundScreen'

/** The page of an address. One that is no page's, or cannot be decoded, is refused here: the router would take some for a page's. */
export function Pages() {
  const { pathname } = useLocation()
  if (hasPage(pathname)) return <Outlet />
  return isReadablePath(pathname) ? <NotFoundScreen /> : <NotFoundScreen status={400} />
}
