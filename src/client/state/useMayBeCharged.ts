import { useMemo } from 'react'
import { useRecoilCallback } from 'recoil'
import { sentCardsState, sentCardsStorage } from './sentCardsState'

/** Remembers in this browser, over a reload, whether a card was sent for an order whose outcome no one has told. */
export function useMayBeCharged() {
  const read = useRecoilCallback(
    ({ snapshot }) =>
      (orderId: string) =>
        snapshot.getLoadable(sentCardsState).getValue().includes(orderId) ||
        // Another tab may have sent one that this tab has not heard of yet.
        sentCardsStorage.load().includes(orderId),
    [],
  )
  const write = useRecoilCallback(
    ({ set }) =>
      (orderId: string, mayBeCharged: boolean) =>
        set(sentCardsState, (sent) => {
          const all = new Set([...sent, ...sentCardsStorage.load()])
          if (mayBeCharged) all.add(orderId)
          else all.delete(orderId)
          return sentCardsStorage.keep([...all])
        }),
    [],
  )
  return useMemo(() => ({ read, write }), [read, write])
}
