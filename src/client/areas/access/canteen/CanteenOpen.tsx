import { useState } from 'react'
import { paths } from '../../../config/paths'
import { LinkButton } from '../../../design/buttons/LinkButton'
import { Notice } from '../../../design/notices/Notice'
import { AuthCard } from '../signIn/AuthCard'
import { NewPasswordForm } from '../newPassword/NewPasswordForm'
import { useFocusOnShow } from '../../../design/focus/useFocusOnShow'
import { useSetFirstPassword } from '../newPassword/useSetFirstPassword'
import { canteenValidationCopy as copy } from './canteenValidationCopy'

/** Signed in at the canteen; a password is offered to who has none. */
export function CanteenOpen({ hasPassword }: { hasPassword: boolean }) {
  const ref = useFocusOnShow<HTMLDivElement>()
  const setFirstPassword = useSetFirstPassword()
  const [isSaved, setSaved] = useState(false)
  const save = async (password: string) => {
    const errors = await setFirstPassword(password)
    if (!errors) setSaved(true)
    return errors
  }
  const isOffered = !hasPassword && !isSaved

  return (
    <AuthCard title={copy.openTitle}>
      <div ref={ref} tabIndex={-1}>
        <Notice tone="success">{isSaved ? copy.passwordSaved : copy.open}</Notice>
      </div>
      {isOffered && (
        <>
          <h2>{copy.passwordTitle}</h2>
          <p>{copy.passwordLead}</p>
          <NewPasswordForm label={copy.passwordTitle} onSubmit={save} />
        </>
      )}
      <LinkButton to={paths.shop.build('cantine')} variant={isOffered ? 'secondary' : 'primary'}>
        {copy.goToCanteen}
      </LinkButton>
    </AuthCard>
  )
}
