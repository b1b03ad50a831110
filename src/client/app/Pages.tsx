import { Outlet, useLocation } from 'react-router-dom'
import { isReadablePath } from '#domain/site/routes'
import { NotFoundScreen } from './NotFoundScreen'

/** The page of an address. An address that cannot be decoded is refused here: the router would take it as it is, for a shop's or an order's. */
export function Pages() {
  const { pathname } = useLocation()
  return isReadablePath(pathname) ? <Outlet /> : <NotFoundScreen status={400} />
}
