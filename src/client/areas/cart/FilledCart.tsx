import { useEffect } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { FilledCart_query$key } from '#generated/relay/FilledCart_query.graphql'
import { cartItemCount } from '#domain/cart/cart'
import { useIsCartBeside } from '../../design/layout/useIsCartBeside'
import { useToast } from '../../design/notices/useToast'
import { useCart } from '../../state/useCart'
import { CartBar } from './CartBar'
import { CartBody } from './CartBody'
import { CartFrame } from './CartFrame'
import { cartCopy } from './cartCopy'
import { useCartAnnouncement } from './useCartAnnouncement'
import { useCartContents } from './useCartContents'
import { useOrderCart } from './useOrderCart'

type Props = {
  query: FilledCart_query$key
  announce: (words: string) => void
  /** Whether the cart that it begins with is told, as after an empty one. */
  isFirstTold: boolean
}

/** The cart with something in it: its code and its sums are fetched with the first item. */
export function FilledCart({ query: key, announce, isFirstTold }: Props) {
  const query = useFragment(
    graphql`
      fragment FilledCart_query on Query {
        ...useCartContents_query
        ...useOrderCart_query
        ...CartBody_query
      }
    `,
    key,
  )
  const contents = useCartContents(query)
  const { order, isChecking } = useOrderCart(query, contents)
  useCartAnnouncement(contents, announce, isFirstTold)
  const isCartBeside = useIsCartBeside()
  const { storageProblem } = useCart()
  const toast = useToast()
  const isLost = storageProblem === 'blocked' || storageProblem === 'full'

  // The cart beside the shop says it, and its page. A bar has no room for it.
  useEffect(
    () => (isLost && !isCartBeside ? toast(cartCopy.notSaved) : undefined),
    [isLost, isCartBeside, toast],
  )

  return (
    <>
      {isCartBeside && (
        <CartFrame>
          <CartBody query={query} contents={contents} onOrder={order} isChecking={isChecking} />
        </CartFrame>
      )}
      <CartBar count={cartItemCount(contents.cart)} total={contents.totals.sumPriceCartTTC} />
    </>
  )
}
