import { useNavigate, useParams } from 'react-router-dom'
import { paths } from '../../../config/paths'
import { useToast } from '../../../design/notices/useToast'
import { AuthCard } from '../signIn/AuthCard'
import { NewPasswordForm } from './NewPasswordForm'
import { TokenGate } from '../links/TokenGate'
import { useSetNewPassword } from './useSetNewPassword'
import { useTokenCheck } from '../links/useTokenCheck'
import { AnotherPasswordLink } from './AnotherPasswordLink'
import { newPasswordCopy as copy } from './newPasswordCopy'

/** Where the mail for a lost password leads. */
export function NewPasswordScreen() {
  const { token = '' } = useParams()
  const check = useTokenCheck(token, 'password')
  const setNewPassword = useSetNewPassword()
  const navigate = useNavigate()
  const toast = useToast()

  const save = async (password: string) => {
    const outcome = await setNewPassword(token, password)
    if (outcome.kind === 'refused') return outcome.errors
    if (outcome.kind === 'gone') check.setGone()
    else {
      await navigate(paths.home.build(), { replace: true })
      toast(copy.saved(outcome.user.firstname))
    }
    return null
  }

  return (
    <AuthCard title={check.state === 'gone' ? copy.goneTitle : copy.title}>
      <TokenGate check={check} gone={<AnotherPasswordLink />}>
        <p>{copy.lead}</p>
        <NewPasswordForm label={copy.title} onSubmit={save} />
      </TokenGate>
    </AuthCard>
  )
}
