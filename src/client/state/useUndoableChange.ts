import { useCallback } from 'react'
import type { Cart } from '#domain/cart/cart'
import { useUndo } from '../design/notices/useUndo'
import { useCartVerbs } from './useCart'

/** Changes the cart and says so, with a way to take that back for ten seconds. Without words there is nothing to take back. */
export function useUndoableChange() {
  const { alter, takeBack } = useCartVerbs()
  const undoable = useUndo('cart')
  return useCallback(
    (rule: (cart: Cart) => Cart, words: string | null) => {
      const step = alter(rule)
      if (words !== null) undoable(words, () => takeBack(step))
    },
    [alter, takeBack, undoable],
  )
}
