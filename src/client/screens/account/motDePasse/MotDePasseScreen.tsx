import { PasswordForm } from '../../../features/passwordForm/PasswordForm'
import { MODE_NAMES } from '../accountCopy'
import { AccountPage } from '../AccountPage'
import { accountPagesCopy as copy } from '../accountPagesCopy'

export const MotDePasseScreen = () => (
  <AccountPage title={MODE_NAMES['mot-de-passe']} lead={copy.password}>
    <PasswordForm />
  </AccountPage>
)
