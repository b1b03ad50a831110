import { useMemo } from 'react'
import { useRecoilCallback } from 'recoil'
import { sentCardsState, sentCardsStorage } from './sentCardsState'

/** Remembers in this tab, over a reload, whether a card was sent for an order whose outcome no one has told. */
export function useMayBeCharged() {
  const read = useRecoilCallback(
    ({ snapshot }) =>
      (orderId: string) =>
        snapshot.getLoadable(sentCardsState).getValue().includes(orderId),
    [],
  )
  const write = useRecoilCallback(
    ({ set }) =>
      (orderId: string, mayBeCharged: boolean) =>
        set(sentCardsState, (sent) => {
          const others = sent.filter((other) => other !== orderId)
          return sentCardsStorage.keep(mayBeCharged ? [...others, orderId] : others)
        }),
    [],
  )
  return useMemo(() => ({ read, write }), [read, write])
}
