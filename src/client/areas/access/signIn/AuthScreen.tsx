import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { returnPath } from '#domain/site/returnPath'
import { actionCopy } from '../../../config/actionCopy'
import { PARAMETERS } from '../../../config/parameters'
import { paths } from '../../../config/paths'
import { LinkButton } from '../../../design/buttons/LinkButton'
import { AuthCard } from './AuthCard'
import { authCopy } from './authCopy'
import type { AuthMode } from './AuthMode'
import { AuthPanel } from './AuthPanel'
import { authTitle } from './authTitle'
import { useSession } from '../../../state/useSession'

export function AuthScreen() {
  const [mode, setMode] = useState<AuthMode>({ name: 'signIn' })
  const { user, migrationB2BResetPassword } = useSession()
  const navigate = useNavigate()
  const [parameters] = useSearchParams()
  const leave = () => {
    const wanted = returnPath(parameters.get(PARAMETERS.returnTo), location.origin)
    // Replaced, so that going back does not lead to a sign-in page that is of no more use.
    void navigate(wanted ?? paths.home.build(), { replace: true })
  }

  return (
    <AuthCard
      title={user ? authCopy.hello(user.firstname) : authTitle(mode, migrationB2BResetPassword)}
    >
      {user ? (
        <>
          <p>{authCopy.alreadySignedIn(`${user.firstname} ${user.lastname}`)}</p>
          <LinkButton to={paths.home.build()}>{actionCopy.toShop}</LinkButton>
        </>
      ) : (
        <AuthPanel mode={mode} onMode={setMode} onSignedIn={leave} onSignedUp={leave} />
      )}
    </AuthCard>
  )
}
