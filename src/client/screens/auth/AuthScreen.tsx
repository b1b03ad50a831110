import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { paths } from '../../config/paths'
import { LinkButton } from '../../design/LinkButton'
import { AuthCard } from '../../features/auth/AuthCard'
import { authCopy } from '../../features/auth/authCopy'
import type { AuthMode } from '../../features/auth/AuthMode'
import { AuthPanel } from '../../features/auth/AuthPanel'
import { authTitle } from '../../features/auth/authTitle'
import { useSession } from '../../state/useSession'
import { returnPath } from './returnPath'

export function AuthScreen() {
  const [mode, setMode] = useState<AuthMode>({ name: 'signIn' })
  const { user } = useSession()
  const navigate = useNavigate()
  const [parameters] = useSearchParams()

  return (
    <AuthCard title={authTitle(mode)}>
      {user ? (
        <>
          <p>{authCopy.alreadySignedIn(`${user.firstname} ${user.lastname}`)}</p>
          <LinkButton to={paths.home.build()}>{authCopy.goToShop}</LinkButton>
        </>
      ) : (
        <AuthPanel
          mode={mode}
          onMode={setMode}
          onSignedIn={() =>
            // Going back must not lead to a page that has nothing left to ask.
            void navigate(returnPath(parameters.get('retour')), { replace: true })
          }
        />
      )}
    </AuthCard>
  )
}
