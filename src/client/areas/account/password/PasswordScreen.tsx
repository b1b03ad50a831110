import { graphql, useFragment } from 'react-relay/hooks'
import type { PasswordScreen_query$key } from '#generated/relay/PasswordScreen_query.graphql'
import type { passwordScreenQuery as PasswordScreenQuery } from '#generated/relay/passwordScreenQuery.graphql'
import { PasskeyList } from './PasskeyList'
import { PasswordForm } from './PasswordForm'
import { useRouteQuery } from '../../../relay/useRouteQuery'
import { MODE_NAMES } from '../accountCopy'
import { AccountPage } from '../AccountPage'
import { accountPagesCopy as copy } from '../accountPagesCopy'
import { passwordScreenQuery } from './passwordScreenQuery'

export function PasswordScreen() {
  const { getCustomerProfile } = useFragment<PasswordScreen_query$key>(
    graphql`
      fragment PasswordScreen_query on Query {
        getCustomerProfile {
          ...PasswordForm_profile
          ...PasskeyList_profile
        }
      }
    `,
    useRouteQuery<PasswordScreenQuery>(passwordScreenQuery),
  )
  return (
    <AccountPage title={MODE_NAMES['mot-de-passe']} lead={copy.password}>
      <PasswordForm profile={getCustomerProfile} />
      <PasskeyList profile={getCustomerProfile} />
    </AccountPage>
  )
}
