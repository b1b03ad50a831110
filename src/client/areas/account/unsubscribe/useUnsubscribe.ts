import { graphql } from 'react-relay/hooks'
import type { useUnsubscribeMutation } from '#generated/relay/useUnsubscribeMutation.graphql'
import { REPEATABLE } from '../../../relay/repeatOnce'
import { useAction } from '../../../relay/useAction'

/** Stops mails for the holder of a link. */
export function useUnsubscribe(token: string) {
  const [unsubscribe] = useAction<useUnsubscribeMutation>(
    graphql`
      mutation useUnsubscribeMutation($token: String!, $lists: [String!]) {
        unsubscribeFromEmails(token: $token, lists: $lists)
      }
    `,
    REPEATABLE,
  )
  return (lists: string[]) => unsubscribe({ token, lists })
}
