import { useCallback, useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { paths } from '../../config/paths'

const SIGN_IN_PATHS: readonly string[] = [paths.auth.pattern, paths.authMobile.pattern]

/** Redirects a visitor of the shop's front page to another storefront, once; says whether it did. Later visits go where they are led. */
export function useLanding(storefrontPath: string): () => boolean {
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const hasArrived = useRef(false)
  const isLed = useRef(false)
  const home = paths.home.build()

  useEffect(() => {
    // After signing in the visitor is led on from the sign-in itself.
    if (hasArrived.current || SIGN_IN_PATHS.includes(pathname)) return
    hasArrived.current = true
    if (pathname !== home || storefrontPath === home) return
    isLed.current = true
    void navigate(storefrontPath, { replace: true })
  }, [pathname, home, storefrontPath, navigate])

  return useCallback(() => isLed.current, [])
}
