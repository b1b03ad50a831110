import { useEffect, useRef } from 'react'
import { routeBase, ROUTE_PATTERNS } from '#domain/site/routes'
import { readSessionToken } from '../../services/sessionCookie'
import { useArrival } from '../../state/arrivalState'
import { useFirstToken } from '../../state/useFirstToken'
import { useModalVerbs } from '../../state/useModal'

const ACCOUNT = routeBase(ROUTE_PATTERNS.account)
const isOfAccount = (address: string) => routeBase(address.split('?')[0] ?? '') === ACCOUNT

/**
 * A visitor whose visit begins at a page of the account is led home, and may sign in there to come back to it. A customer who was
 * signed in when the page was requested has signed out in another tab since, and is asked nothing. docs/rules/accounts.md#protected-pages
 */
export function AccountArrival() {
  const arrival = useArrival()
  const beganAsVisitor = useFirstToken() === null
  const { open } = useModalVerbs()
  const hasArrived = useRef(false)
  useEffect(() => {
    if (hasArrived.current) return
    hasArrived.current = true
    const isVisitor = beganAsVisitor && readSessionToken() === null
    if (isVisitor && arrival !== null && isOfAccount(arrival)) {
      open({ kind: 'signIn', returnTo: arrival })
    }
  }, [arrival, beganAsVisitor, open])
  return null
}
