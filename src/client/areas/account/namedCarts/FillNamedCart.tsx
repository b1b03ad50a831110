import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { cartItemCount, chooseStorefront, replaceItems, type CartItem } from '#domain/cart/cart'
import { storefrontForKey } from '#domain/catalogue/storefronts'
import type { OrderedArticle } from '#domain/order/reorder'
import type { Day } from '#domain/time/calendar'
import { paths } from '../../../config/paths'
import { Button } from '../../../design/buttons/Button'
import { useCart } from '../../../state/useCart'
import { useUndoableChange } from '../../../state/useUndoableChange'
import { reorderCopy } from '../../orders/reorder/reorderCopy'
import { ReorderWords } from '../../orders/reorder/ReorderWords'
import { ReorderReset } from '../../orders/reorder/ReorderReset'
import { useReorderComparison } from '../../orders/reorder/useReorderComparison'
import { namedCartsPageCopy as copy } from './namedCartsPageCopy'

type Props = { name: string; articles: readonly OrderedArticle[]; day: Day; onClose: () => void }

/** What becomes of a named cart on the day that is chosen, and the button that takes it. */
export function FillNamedCart({ name, articles, day, onClose }: Props) {
  const { cart } = useCart()
  const change = useUndoableChange()
  const navigate = useNavigate()
  const [isAsking, setAsking] = useState(false)
  const comparison = useReorderComparison(articles, { ...cart, delivery: cart }, day)
  const items = comparison.status === 'loaded' ? comparison.data.items : []
  const count = cartItemCount(cart)
  const fill = (taken: readonly CartItem[]) => {
    const storefront = storefrontForKey(taken[0]?.lineId)
    change((now) => replaceItems(chooseStorefront(now, storefront), taken), copy.filled(name))
    onClose()
    void navigate(paths.cart.build())
  }
  return (
    <>
      <ReorderWords comparison={comparison} />
      {items.length > 0 && (
        <Button size="large" fullWidth onClick={() => (count > 0 ? setAsking(true) : fill(items))}>
          {reorderCopy.fill}
        </Button>
      )}
      {isAsking && (
        <ReorderReset count={count} onConfirm={() => fill(items)} onKeep={() => setAsking(false)} />
      )}
    </>
  )
}
