import { graphql, useFragment } from 'react-relay/hooks'
import { useSearchParams } from 'react-router-dom'
import type { EmailUnsubscribeScreen_query$key } from '#generated/relay/EmailUnsubscribeScreen_query.graphql'
import type { emailUnsubscribeScreenQuery as EmailUnsubscribeScreenQuery } from '#generated/relay/emailUnsubscribeScreenQuery.graphql'
import { linkToken } from '#domain/site/linkToken'
import { NarrowPage } from '../../../design/layout/NarrowPage'
import { EmailUnsubscribe } from './EmailUnsubscribe'
import { emailUnsubscribeCopy as copy } from './emailUnsubscribeCopy'
import { useRouteQuery } from '../../../relay/useRouteQuery'
import { emailUnsubscribeScreenQuery } from './emailUnsubscribeScreenQuery'

export function EmailUnsubscribeScreen() {
  const [parameters] = useSearchParams()
  const { emailSubscriptions } = useFragment<EmailUnsubscribeScreen_query$key>(
    graphql`
      fragment EmailUnsubscribeScreen_query on Query {
        emailSubscriptions(token: $token) {
          maskedEmail
          ...EmailUnsubscribe_subscriptions
        }
      }
    `,
    useRouteQuery<EmailUnsubscribeScreenQuery>(emailUnsubscribeScreenQuery),
  )
  return (
    <NarrowPage title={copy.title} lead={copy.lead(emailSubscriptions.maskedEmail)}>
      <EmailUnsubscribe token={linkToken(parameters)} subscriptions={emailSubscriptions} />
    </NarrowPage>
  )
}
