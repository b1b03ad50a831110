import { useEffect, useMemo, useRef, useState } from 'react'
import { cartInput } from '../../../domain/cartInput'
import { useSetCart } from '../../relay/useSetCart'
import { useCart } from '../../state/useCart'
import { useModal } from '../../state/useModal'
import { useSession } from '../../state/useSession'

const DEBOUNCE_MS = 800

/**
 * Stores the cart of a signed-in customer on the server after each change, and takes over what the server had to change.
 * `hasFailed` until the next change has been stored. A cart that was bought meanwhile, wherever its customer learnt of it, is
 * let go; one whose order waits for its payment is left to the checkout.
 */
export function useSyncCart() {
  const { status } = useSession()
  const { cart, replaceItems, renewKey, resetOrdered } = useCart()
  const { open } = useModal()
  const setCart = useSetCart()
  const [hasFailed, setFailed] = useState(false)
  const stored = useRef('')
  const { key } = cart
  const input = useMemo(
    () => (status === 'signedIn' && cart.items.length > 0 ? cartInput(cart) : null),
    [status, cart],
  )

  useEffect(() => {
    const wanted = JSON.stringify({ key, cart: input })
    if (input === null || wanted === stored.current) return undefined
    let isOutdated = false
    const timer = setTimeout(() => {
      stored.current = wanted
      void setCart(key, input).then((result) => {
        if (isOutdated) return
        if (!result.ok) {
          stored.current = ''
          const { key: order } = result.fields
          setFailed(order === undefined)
          if (order === 'ALREADY_BOUGHT') resetOrdered(key)
          // The cart was filled under another account on this computer, or its order was called off.
          if (result.message === 'FOREIGN_CART' || order === 'ORDER_CANCELED') renewKey()
          return
        }
        setFailed(false)
        if (result.changes.length === 0) return
        replaceItems(result.items)
        open({ kind: 'cartDroppedItems', changes: result.changes })
      })
    }, DEBOUNCE_MS)
    return () => {
      isOutdated = true
      clearTimeout(timer)
    }
  }, [input, key, open, renewKey, replaceItems, resetOrdered, setCart])

  return { hasFailed }
}
