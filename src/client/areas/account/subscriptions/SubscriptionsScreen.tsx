import { graphql, useFragment } from 'react-relay/hooks'
import type { SubscriptionsScreen_query$key } from '#generated/relay/SubscriptionsScreen_query.graphql'
import type { subscriptionsScreenQuery as SubscriptionsScreenQuery } from '#generated/relay/subscriptionsScreenQuery.graphql'
import { UnconfirmedEmail } from '../../access/emailConfirmation/UnconfirmedEmail'
import { MailSubscriptionsForm } from './MailSubscriptionsForm'
import { useRouteQuery } from '../../../relay/useRouteQuery'
import { AccountPage } from '../AccountPage'
import { subscriptionsScreenQuery } from './subscriptionsScreenQuery'

/** No one chooses mails for an address that may be another’s: it is confirmed first. */
export function SubscriptionsScreen() {
  const data = useFragment<SubscriptionsScreen_query$key>(
    graphql`
      fragment SubscriptionsScreen_query on Query {
        getCustomerProfile {
          isEmailConfirmed
          ...UnconfirmedEmail_profile
        }
        ...MailSubscriptionsForm_query
      }
    `,
    useRouteQuery<SubscriptionsScreenQuery>(subscriptionsScreenQuery),
  )
  const { getCustomerProfile } = data
  return (
    <AccountPage mode="abonnements">
      {getCustomerProfile.isEmailConfirmed ? (
        <MailSubscriptionsForm query={data} />
      ) : (
        <UnconfirmedEmail profile={getCustomerProfile} />
      )}
    </AccountPage>
  )
}
