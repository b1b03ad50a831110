import { graphql, useFragment } from 'react-relay/hooks'
import type { MotDePasseScreen_query$key } from '../../../../../__generated__/relay/MotDePasseScreen_query.graphql'
import query, {
  type motDePasseRouteQuery,
} from '../../../../../__generated__/relay/motDePasseRouteQuery.graphql'
import { PasswordForm } from '../../../features/passwordForm/PasswordForm'
import { useRouteQuery } from '../../../relay/useRouteQuery'
import { MODE_NAMES } from '../accountCopy'
import { AccountPage } from '../AccountPage'
import { accountPagesCopy as copy } from '../accountPagesCopy'

export function MotDePasseScreen() {
  const { getCustomerProfile } = useFragment<MotDePasseScreen_query$key>(
    graphql`
      fragment MotDePasseScreen_query on Query {
        getCustomerProfile {
          ...PasswordForm_profile
        }
      }
    `,
    useRouteQuery<motDePasseRouteQuery>(query),
  )
  return (
    <AccountPage title={MODE_NAMES['mot-de-passe']} lead={copy.password}>
      <PasswordForm profile={getCustomerProfile} />
    </AccountPage>
  )
}
