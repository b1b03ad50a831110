import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { Dialog } from '../../../design/dialogs/Dialog'
import { useToast } from '../../../design/notices/useToast'
import type { AuthModal } from '../../../state/modal'
import type { SessionUser } from '../../../state/sessionState'
import { useModal } from '../../../state/useModal'
import { useSession } from '../../../state/useSession'
import { authCopy } from './authCopy'
import type { AuthMode } from './AuthMode'
import { AuthPanel } from './AuthPanel'
import { authTitle } from './authTitle'

/** The sign-in dialog in all of its modes. */
export function AuthDialog({ modal }: { modal: AuthModal }) {
  const { close } = useModal()
  const navigate = useNavigate()
  const toast = useToast()
  const [mode, setMode] = useState(() => firstMode(modal))
  const { migrationB2BResetPassword } = useSession()
  useCloseWhenSignedInElsewhere(close)

  const leave = () => {
    close()
    if (modal.returnTo !== null) void navigate(modal.returnTo)
  }

  const welcome = ({ firstname }: SessionUser) => {
    leave()
    toast(authCopy.welcome(firstname))
  }

  return (
    <Dialog isOpen onClose={close} title={authTitle(mode, migrationB2BResetPassword)} size="small">
      <AuthPanel mode={mode} onMode={setMode} onSignedIn={welcome} onSignedUp={leave} />
    </Dialog>
  )
}

function firstMode(modal: AuthModal): AuthMode {
  switch (modal.kind) {
    case 'signIn':
      return { name: 'signIn', accountType: modal.isCanteen ? 'canteen' : 'b2b' }
    case 'signUp':
      return { name: 'signUp' }
    case 'lostPassword':
      return { name: 'lostPassword', email: '', accountType: 'b2b' }
    case 'canteenAccess':
      return { name: 'canteenAccess', email: '' }
  }
}

/** Closes the dialog when another tab signs in. A session that ended on the server may still have its user here: only another user counts. */
function useCloseWhenSignedInElsewhere(close: () => void) {
  const { user } = useSession()
  const [before] = useState(user)
  useEffect(() => {
    if (user !== null && user !== before) close()
  }, [user, before, close])
}
