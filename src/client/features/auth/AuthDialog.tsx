import { useNavigate } from 'react-router-dom'
import { Dialog } from '../../design/Dialog'
import { useToast } from '../../design/useToast'
import type { AuthModal } from '../../state/modal'
import type { SessionUser } from '../../state/sessionState'
import { useModal } from '../../state/useModal'
import { authCopy } from './authCopy'
import { AuthPanel, type AuthMode } from './AuthPanel'
import { authTitle } from './authTitle'

/** The sign-in dialog in its three modes. */
export function AuthDialog({ modal }: { modal: AuthModal }) {
  const { open, close } = useModal()
  const navigate = useNavigate()
  const toast = useToast()
  const mode = modeOf(modal)
  const returnTo = modal.kind === 'lostPassword' ? null : modal.returnTo

  const changeMode = (next: AuthMode) =>
    open(
      next.name === 'lostPassword'
        ? { kind: 'lostPassword', email: next.email }
        : { kind: next.name, returnTo },
    )
  const leave = ({ firstname }: SessionUser) => {
    close()
    toast(authCopy.welcome(firstname))
    if (returnTo !== null) void navigate(returnTo)
  }

  return (
    <Dialog isOpen onClose={close} title={authTitle(mode)} size="small">
      <AuthPanel mode={mode} onMode={changeMode} onSignedIn={leave} />
    </Dialog>
  )
}

function modeOf(modal: AuthModal): AuthMode {
  return modal.kind === 'lostPassword'
    ? { name: 'lostPassword', email: modal.email }
    : { name: modal.kind }
}
