import { graphql, useFragment } from 'react-relay/hooks'
import type { PasswordScreen_query$key } from '#generated/relay/PasswordScreen_query.graphql'
import type { passwordScreenQuery as PasswordScreenQuery } from '#generated/relay/passwordScreenQuery.graphql'
import { PasskeyList } from './PasskeyList'
import { PasswordForm } from './PasswordForm'
import { useRouteQuery } from '../../../relay/useRouteQuery'
import { AccountPage } from '../AccountPage'
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
    <AccountPage mode="mot-de-passe">
      <PasswordForm profile={getCustomerProfile} />
      <PasskeyList profile={getCustomerProfile} />
    </AccountPage>
  )
}
