import { useState } from 'react'
import { Button } from '../../../design/buttons/Button'
import { useFocusOnSwitch } from '../../../design/focus/useFocusOnSwitch'
import { useToast } from '../../../design/notices/useToast'
import type { SessionUser } from '../../../state/sessionState'
import { useVisitor } from '../../../state/useVisitor'
import { useFocusOnShow } from '../../../design/focus/useFocusOnShow'
import { authCopy } from '../signIn/authCopy'
import type { AuthMode } from '../signIn/AuthMode'
import { AuthPanel } from '../signIn/AuthPanel'
import styles from '../signIn/AuthPanel.module.css'
import { SignInForm } from '../signIn/SignInForm'
import { visitorCopy as copy } from './visitorCopy'

/** The sign-in of a visitor whose address has an account, in the place where the address was typed. */
export function KnownCustomer({ email }: { email: string }) {
  const [mode, setMode] = useState<AuthMode>({ name: 'signIn', email, accountType: 'b2b' })
  const ref = useFocusOnShow<HTMLHeadingElement>()
  const sectionRef = useFocusOnSwitch<HTMLElement>(mode.name)
  const { setEmail } = useVisitor()
  const toast = useToast()
  const welcome = ({ firstname }: SessionUser) => toast(authCopy.welcome(firstname))

  return (
    <section ref={sectionRef} className={styles.panel} aria-labelledby="known-customer">
      <h2 id="known-customer" ref={ref} tabIndex={-1}>
        {copy.knownTitle}
      </h2>
      {mode.name === 'signIn' ? (
        <>
          <p>{copy.known}</p>
          <SignInForm
            initialEmail={mode.email ?? email}
            accountType="b2b"
            onSignedIn={welcome}
            onPasswordLost={(address) =>
              setMode({ name: 'lostPassword', email: address, accountType: 'b2b' })
            }
            onMailSent={(address, accountType) =>
              setMode({ name: 'passwordMailSent', email: address, accountType })
            }
          />
          <p className={styles.lead}>{copy.noPassword}</p>
        </>
      ) : (
        <AuthPanel
          mode={mode}
          onMode={setMode}
          onSignedIn={welcome}
          // The step goes on by itself, as for a sign-in.
          onSignedUp={() => undefined}
        />
      )}
      <Button variant="quiet" onClick={() => setEmail('')}>
        {copy.otherEmail}
      </Button>
    </section>
  )
}
