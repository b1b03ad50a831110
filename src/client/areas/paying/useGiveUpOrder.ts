import { graphql } from 'react-relay/hooks'
import type { useGiveUpOrderMutation } from '#generated/relay/useGiveUpOrderMutation.graphql'
import { onceMore } from '../../relay/onceMore'
import { REPEATABLE } from '../../relay/repeatOnce'
import { useBooleanAction } from '../../relay/useAction'

/** Gives up an order that waits for its payment; `isGivenUp` is false where its money may still move. */
export function useGiveUpOrder() {
  const [giveUp, isGivingUp] = useBooleanAction<useGiveUpOrderMutation>(
    graphql`
      mutation useGiveUpOrderMutation($orderId: ID!) {
        giveUpOrder(orderId: $orderId)
      }
    `,
    REPEATABLE,
  )
  const giveUpOrder = async (orderId: string) => {
    const result = await onceMore(() => giveUp({ orderId }))
    return result.ok ? { ok: true as const, isGivenUp: result.data.giveUpOrder } : result
  }
  return { giveUpOrder, isGivingUp }
}
