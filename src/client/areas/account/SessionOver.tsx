import { useLocation } from 'react-router-dom'
import { actionCopy } from '../../config/actionCopy'
import { Button } from '../../design/buttons/Button'
import { EmptyState } from '../../design/notices/EmptyState'
import { useModal } from '../../state/useModal'
import { accountCopy as copy } from './accountCopy'

/** The session has ended on the server, after 45 days or by a password changed elsewhere: signing in brings the page back. */
export function SessionOver() {
  const { pathname, search } = useLocation()
  const { open } = useModal()
  const signIn = () => open({ kind: 'signIn', returnTo: `${pathname}${search}` })
  return (
    <EmptyState
      title={copy.sessionOverTitle}
      action={<Button onClick={signIn}>{actionCopy.signIn}</Button>}
    >
      {copy.sessionOverText}
    </EmptyState>
  )
}
