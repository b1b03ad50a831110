import { Navigate, useLocation } from 'react-router-dom'
import { paths } from '../../config/paths'
import { useIsPhone } from '../../design/useIsPhone'
import { AuthScreen } from './AuthScreen'

/** Signing in on a small screen; a large one has the page that says the same. */
export function AuthMobileScreen() {
  const isPhone = useIsPhone()
  const { search } = useLocation()
  if (isPhone) return <AuthScreen />
  return <Navigate to={`${paths.auth.build()}${search}`} replace />
}
