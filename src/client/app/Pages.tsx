import { Outlet, useLocation } from 'react-router-dom'
import { isReadablePath } from '#domain/site/routes'
import { NotFoundScreen } from './NotFoundScreen'

/** The page of an address. The router takes one that cannot be decoded as it stands: it would be a shop's, or an order's. */
export function Pages() {
  const { pathname } = useLocation()
  return isReadablePath(pathname) ? <Outlet /> : <NotFoundScreen status={400} />
}
