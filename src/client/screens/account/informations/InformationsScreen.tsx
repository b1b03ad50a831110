import { graphql, useFragment } from 'react-relay/hooks'
import type { InformationsScreen_query$key } from '../../../../../__generated__/relay/InformationsScreen_query.graphql'
import query, {
  type informationsRouteQuery,
} from '../../../../../__generated__/relay/informationsRouteQuery.graphql'
import { UnconfirmedEmail } from '../../../features/emailConfirmation/UnconfirmedEmail'
import { ProfileForm } from '../../../features/profileForm/ProfileForm'
import { useRouteQuery } from '../../../relay/useRouteQuery'
import { MODE_NAMES } from '../accountCopy'
import { AccountPage } from '../AccountPage'
import { accountPagesCopy as copy } from '../accountPagesCopy'

export function InformationsScreen() {
  const { getCustomerProfile } = useFragment<InformationsScreen_query$key>(
    graphql`
      fragment InformationsScreen_query on Query {
        getCustomerProfile {
          ...ProfileForm_profile
          ...UnconfirmedEmail_profile
        }
      }
    `,
    useRouteQuery<informationsRouteQuery>(query),
  )
  return (
    <AccountPage title={MODE_NAMES.informations} lead={copy.informations}>
      <UnconfirmedEmail profile={getCustomerProfile} />
      <ProfileForm profile={getCustomerProfile} />
    </AccountPage>
  )
}
