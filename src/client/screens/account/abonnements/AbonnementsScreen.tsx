import { graphql, useFragment } from 'react-relay/hooks'
import type { AbonnementsScreen_query$key } from '../../../../../__generated__/relay/AbonnementsScreen_query.graphql'
import query, {
  type abonnementsRouteQuery,
} from '../../../../../__generated__/relay/abonnementsRouteQuery.graphql'
import { MailSubscriptionsForm } from '../../../features/mailSubscriptions/MailSubscriptionsForm'
import { useRouteQuery } from '../../../relay/useRouteQuery'
import { MODE_NAMES } from '../accountCopy'
import { AccountPage } from '../AccountPage'
import { accountPagesCopy as copy } from '../accountPagesCopy'

export function AbonnementsScreen() {
  const data = useFragment<AbonnementsScreen_query$key>(
    graphql`
      fragment AbonnementsScreen_query on Query {
        ...MailSubscriptionsForm_query
      }
    `,
    useRouteQuery<abonnementsRouteQuery>(query),
  )
  return (
    <AccountPage title={MODE_NAMES.abonnements} lead={copy.mails}>
      <MailSubscriptionsForm query={data} />
    </AccountPage>
  )
}
