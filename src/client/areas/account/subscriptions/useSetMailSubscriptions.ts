import { graphql } from 'react-relay/hooks'
import type { useSetMailSubscriptionsMutation } from '#generated/relay/useSetMailSubscriptionsMutation.graphql'
import { REPEATABLE } from '../../../relay/repeatOnce'
import { useAction } from '../../../relay/useAction'

/** Says which mails are wanted; the others are stopped. */
export function useSetMailSubscriptions() {
  const [choose] = useAction<useSetMailSubscriptionsMutation>(
    graphql`
      mutation useSetMailSubscriptionsMutation($lists: [String!]!) {
        setMailSubscriptions(lists: $lists) {
          id
          isSubscribed
        }
      }
    `,
    REPEATABLE,
  )
  return (lists: string[]) => choose({ lists })
}
