import { useState } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { EmailUnsubscribe_subscriptions$key } from '#generated/relay/EmailUnsubscribe_subscriptions.graphql'
import { actionCopy } from '../../../config/actionCopy'
import { paths } from '../../../config/paths'
import { EmptyState } from '../../../design/notices/EmptyState'
import { LinkButton } from '../../../design/buttons/LinkButton'
import { Outcome } from '../../../design/notices/Outcome'
import { emailUnsubscribeCopy as copy } from './emailUnsubscribeCopy'
import { UnsubscribeForm, type Subscription } from './UnsubscribeForm'

type Props = { token: string; subscriptions: EmailUnsubscribe_subscriptions$key }

/** The mails that can still be stopped, and what was. */
export function EmailUnsubscribe({ token, subscriptions }: Props) {
  const data = useFragment(
    graphql`
      fragment EmailUnsubscribe_subscriptions on EmailSubscriptions {
        subscriptions {
          id
          name
          description
          isSubscribed
        }
      }
    `,
    subscriptions,
  )
  const [stopped, setStopped] = useState<readonly Subscription[] | null>(null)
  const wanted = data.subscriptions.flatMap(({ isSubscribed, id, name, description }) =>
    isSubscribed ? [{ id, name, description }] : [],
  )
  const back = <LinkButton to={paths.home.build()}>{actionCopy.toShop}</LinkButton>

  if (stopped) {
    return (
      <Outcome title={copy.stoppedTitle} action={back}>
        {copy.stopped(stopped.map(({ name }) => name))}
      </Outcome>
    )
  }
  if (wanted.length === 0) {
    return (
      <EmptyState title={copy.nothingTitle} action={back}>
        {copy.nothing}
      </EmptyState>
    )
  }
  return <UnsubscribeForm token={token} subscriptions={wanted} onStopped={setStopped} />
}
