import KeyRound from 'lucide-react/icons/key-round'
import { useState } from 'react'
import { Button } from '../../../design/buttons/Button'
import { Notice } from '../../../design/notices/Notice'
import { knowsPasskeys } from '../../../services/passkeys/passkeys'
import type { SessionUser } from '../../../state/sessionState'
import { passkeyCopy as copy } from './passkeyCopy'
import { usePasskeyAutofill } from './usePasskeyAutofill'
import { useSignInByPasskey } from './useSignInByPasskey'

/** Signing in without a password, by the button or by the browser's offer in the address field; nothing where there are no passkeys. */
export function PasskeySignIn({ onSignedIn }: { onSignedIn: (user: SessionUser) => void }) {
  const signIn = useSignInByPasskey()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  usePasskeyAutofill({ onSignedIn, onRefused: setProblem, isPaused: isBusy })
  if (!knowsPasskeys()) return null

  const press = async () => {
    setBusy(true)
    setProblem(null)
    const outcome = await signIn(false)
    setBusy(false)
    if (outcome.kind === 'signedIn') onSignedIn(outcome.user)
    if (outcome.kind === 'refused') setProblem(outcome.words)
  }
  return (
    <>
      {problem !== null && <Notice tone="danger">{problem}</Notice>}
      <Button variant="secondary" fullWidth isBusy={isBusy} onClick={() => void press()}>
        <KeyRound aria-hidden="true" />
        {copy.signIn}
      </Button>
    </>
  )
}
