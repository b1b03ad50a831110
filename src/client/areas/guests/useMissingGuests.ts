import { useMemo } from 'react'
import type { Cart, CartItemRef } from '#domain/cart/cart'
import type { TableFacts } from '#domain/guests/cartServing'
import { useGuestRules } from './useGuestRules'

const unknown = () => null

/** How many guests more an article would serve; null while no one has said for how many it is. Memoise the facts. */
export function useMissingGuests(
  facts: TableFacts,
  { guests, items }: Pick<Cart, 'guests' | 'items'>,
): (article: Pick<CartItemRef, 'type' | 'itemId'>) => number | null {
  const rules = useGuestRules(guests !== null)
  return useMemo(
    () => (guests && rules ? rules.missingGuests(guests, items, facts) : unknown),
    [guests, items, rules, facts],
  )
}
