import { graphql, useFragment } from 'react-relay/hooks'
import type { AbonnementsScreen_query$key } from '../../../../../__generated__/relay/AbonnementsScreen_query.graphql'
import query, {
  type abonnementsRouteQuery,
} from '../../../../../__generated__/relay/abonnementsRouteQuery.graphql'
import { UnconfirmedEmail } from '../../../features/emailConfirmation/UnconfirmedEmail'
import { MailSubscriptionsForm } from '../../../features/mailSubscriptions/MailSubscriptionsForm'
import { useRouteQuery } from '../../../relay/useRouteQuery'
import { MODE_NAMES } from '../accountCopy'
import { AccountPage } from '../AccountPage'
import { accountPagesCopy as copy } from '../accountPagesCopy'

/** Nobody chooses mails for an address that may be another’s: it is confirmed first. */
export function AbonnementsScreen() {
  const data = useFragment<AbonnementsScreen_query$key>(
    graphql`
      fragment AbonnementsScreen_query on Query {
        getCustomerProfile {
          isEmailConfirmed
          ...UnconfirmedEmail_profile
        }
        ...MailSubscriptionsForm_query
      }
    `,
    useRouteQuery<abonnementsRouteQuery>(query),
  )
  const { getCustomerProfile } = data
  return (
    <AccountPage title={MODE_NAMES.abonnements} lead={copy.mails}>
      {getCustomerProfile.isEmailConfirmed ? (
        <MailSubscriptionsForm query={data} />
      ) : (
        <UnconfirmedEmail profile={getCustomerProfile} />
      )}
    </AccountPage>
  )
}
