import { useState } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { FirstPassword_profile$key } from '#generated/relay/FirstPassword_profile.graphql'
import { Notice } from '../../../design/notices/Notice'
import styles from '../signIn/AuthPanel.module.css'
import { useFocusOnShow } from '../../../design/focus/useFocusOnShow'
import { newPasswordCopy as copy } from './newPasswordCopy'
import { NewPasswordForm } from './NewPasswordForm'
import { useSetFirstPassword } from './useSetFirstPassword'

/** Offers a first password to the customer whose account was opened with the order; nothing once there is one, or a passkey instead. */
export function FirstPassword({ profile }: { profile: FirstPassword_profile$key }) {
  const { email, hasPassword, passkeys } = useFragment(
    graphql`
      fragment FirstPassword_profile on CustomerProfile {
        email
        hasPassword
        passkeys {
          __typename
        }
      }
    `,
    profile,
  )
  const setFirstPassword = useSetFirstPassword()
  const [isSaved, setSaved] = useState(false)
  if (isSaved) return <PasswordSaved />
  if (hasPassword || passkeys.length > 0) return null

  const save = async (password: string) => {
    const errors = await setFirstPassword(password)
    if (!errors) setSaved(true)
    return errors
  }
  return (
    <section className={styles.panel} aria-labelledby="first-password">
      <h2 id="first-password">{copy.firstTitle}</h2>
      <p>{copy.firstLead(email)}</p>
      <NewPasswordForm label={copy.firstTitle} isBeside onSubmit={save} />
    </section>
  )
}

function PasswordSaved() {
  const ref = useFocusOnShow<HTMLDivElement>()
  return (
    <div ref={ref} tabIndex={-1}>
      <Notice tone="success">{copy.firstSaved}</Notice>
    </div>
  )
}
