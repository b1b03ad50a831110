import { graphql, useFragment } from 'react-relay/hooks'
import type { ProfileScreen_query$key } from '#generated/relay/ProfileScreen_query.graphql'
import type { profileScreenQuery as ProfileScreenQuery } from '#generated/relay/profileScreenQuery.graphql'
import { UnconfirmedEmail } from '../../access/emailConfirmation/UnconfirmedEmail'
import { CloseAccount } from './CloseAccount'
import { ProfileForm } from './ProfileForm'
import { useRouteQuery } from '../../../relay/useRouteQuery'
import { AccountPage } from '../AccountPage'
import { profileScreenQuery } from './profileScreenQuery'

export function ProfileScreen() {
  const { getCustomerProfile } = useFragment<ProfileScreen_query$key>(
    graphql`
      fragment ProfileScreen_query on Query {
        getCustomerProfile {
          ...ProfileForm_profile
          ...UnconfirmedEmail_profile
        }
      }
    `,
    useRouteQuery<ProfileScreenQuery>(profileScreenQuery),
  )
  return (
    <AccountPage mode="informations">
      <UnconfirmedEmail profile={getCustomerProfile} />
      <ProfileForm profile={getCustomerProfile} />
      <CloseAccount />
    </AccountPage>
  )
}
