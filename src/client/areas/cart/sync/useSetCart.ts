import { useCallback, useMemo } from 'react'
import { graphql, useRelayEnvironment } from 'react-relay/hooks'
import type {
  useSetCartMutation,
  useSetCartMutation$data,
} from '#generated/relay/useSetCartMutation.graphql'
import type { CartItem } from '#domain/cart/cart'
import type { CartInput } from '#domain/cart/cartInput'
import type { CartChange } from '#domain/catalogue/inventory'
import { IN_BACKGROUND } from '../../../relay/repeatOnce'
import { RequestError } from '../../../relay/RequestError'
import { type ActionFailure, failureOf, useAction } from '../../../relay/useAction'

export type StoredCart = {
  ok: true
  items: readonly CartItem[]
  /** What the server had to leave out or reduce. */
  changes: readonly CartChange[]
  /** Cents TTC. */
  totalTTC: number
}

/** What is on its way to the server or there, and what the next request has to wait for. */
type Sending = { content: string | null; underWay: Promise<unknown> | null }
const sendings = new WeakMap<object, Sending>()
const asSent = (key: string, cart: CartInput) => JSON.stringify([key, cart])

/**
 * Sends after the request that is under way. A page that is being left cannot wait for a response. It sends at once; if
 * it was only hidden, it sends again after the request that it overtook, which may have arrived later.
 */
function inTurn<T>({ underWay }: Sending, isLeaving: boolean, send: () => Promise<T>): Promise<T> {
  if (underWay === null) return send()
  return isLeaving ? Promise.all([send(), underWay]).then(send) : underWay.then(send)
}

/**
 * Stores the whole cart on the server under its key. One request at a time, so that an older cart never arrives last.
 * `isLastSent` is true for a cart that need not be sent again.
 */
export function useSetCart() {
  const environment = useRelayEnvironment()
  const [run] = useAction<useSetCartMutation>(mutation, IN_BACKGROUND)

  const setCart = useCallback(
    async (
      key: string,
      cart: CartInput,
      isLeaving = false,
    ): Promise<StoredCart | ActionFailure> => {
      const sending = sendings.get(environment) ?? { content: null, underWay: null }
      sendings.set(environment, sending)
      const content = asSent(key, cart)
      sending.content = content
      const response = inTurn(sending, isLeaving, () => run({ key, cart }))
      sending.underWay = response
      const result = await response
      if (sending.underWay === response) sending.underWay = null
      if (!result.ok && sending.content === content) sending.content = null
      return result.ok ? readStored(result.data) : result
    },
    [environment, run],
  )
  const isLastSent = useCallback(
    (key: string, cart: CartInput) => sendings.get(environment)?.content === asSent(key, cart),
    [environment],
  )
  return useMemo(() => ({ setCart, isLastSent }), [setCart, isLastSent])
}

const mutation = graphql`
  mutation useSetCartMutation($key: String!, $cart: CartInput!) {
    setCart(key: $key, cart: $cart) {
      items {
        itemId
        type
        lineId
        qty
      }
      changes {
        itemId
        type
        lineId
        name
        requestedQty
        qty
        minimumQuantity
      }
      totals {
        sumPriceCartTTC
      }
    }
  }
`

/** A server that returns null where it may not has stored nothing that we know of. */
function readStored(data: useSetCartMutation$data): StoredCart | ActionFailure {
  try {
    return storedCart(data)
  } catch {
    const message = 'The stored cart cannot be read'
    return failureOf(new RequestError({ message, code: 'INTERNAL_SERVER_ERROR' }))
  }
}

function storedCart({ setCart }: useSetCartMutation$data): StoredCart {
  const { items, changes, totals } = setCart
  return {
    ok: true,
    items,
    changes: changes.map(({ itemId, type, lineId, name, requestedQty, qty, minimumQuantity }) => ({
      item: { itemId, type, lineId },
      name: name ?? null,
      requestedQty,
      qty,
      minimumQuantity: minimumQuantity ?? null,
    })),
    totalTTC: totals.sumPriceCartTTC,
  }
}
