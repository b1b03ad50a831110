import { Suspense, useMemo, useState } from 'react'
import type { Cart } from '#domain/cart/cart'
import { applyChoice, type PendingChoice } from '#domain/cart/pendingChoice'
import { Button } from '../../../../design/Button'
import { Notice } from '../../../../design/Notice'
import { Spinner } from '../../../../design/Spinner'
import { useUndo } from '../../../../design/useUndo'
import { useCart } from '../../../../state/useCart'
import { afterPaint } from '../../../../services/afterPaint'
import { useModal } from '../../../../state/useModal'
import { ShopNotice } from '../ShopNotice'
import styles from './CartMove.module.css'
import { CartMoveLines } from './CartMoveLines'
import { CartMoveTotals } from './CartMoveTotals'
import { cartResetCopy as copy } from './cartResetCopy'
import { useCartMove } from './useCartMove'

/** What a change of address, day or slot would make of the cart: kept, emptied, or no change after all. */
export function CartResetModal({ pending }: { pending: PendingChoice }) {
  const { close } = useModal()
  const { cart: current, keepWithChoice, resetWithChoice, restore } = useCart()
  const undoable = useUndo()
  const [cart] = useState(current)
  const moved = useMemo(() => applyChoice(cart, pending), [cart, pending])
  const move = useCartMove(cart, moved)
  const items = move.status === 'loaded' ? move.data.items : []
  // The whole page is styled anew when the dialog closes: the list and the totals change in a frame of their own.
  const keep = () => {
    close()
    afterPaint(() => {
      keepWithChoice(pending, items)
      undoable(copy.kept, () => restore(cart, cart.key))
    })
  }
  const empty = () => {
    close()
    afterPaint(() => {
      const key = resetWithChoice(pending)
      undoable(copy.emptied, () => restore(cart, key))
    })
  }
  return (
    <ShopNotice
      title={copy.titles[pending.kind]}
      actions={
        <div className={styles.actions}>
          {(move.status !== 'loaded' || items.length > 0) && (
            <Button disabled={move.status !== 'loaded'} onClick={keep}>
              {copy.keep}
            </Button>
          )}
          <Button variant="secondary" onClick={empty}>
            {copy.empty}
          </Button>
          <Button variant="secondary" onClick={close}>
            {stayWords(cart, pending.kind)}
          </Button>
        </div>
      }
    >
      <p>{copy.texts[pending.kind]}</p>
      {move.status === 'loading' && <Spinner label={copy.comparing} />}
      {move.status === 'failed' && (
        <Notice tone="danger">
          <p>{copy.failed}</p>
          <Button variant="secondary" size="small" onClick={move.retry}>
            {copy.retry}
          </Button>
        </Notice>
      )}
      {move.status === 'loaded' && (
        <div role="status">
          <CartMoveLines lines={move.data.lines} kind={pending.kind} />
          {move.data.unknown > 0 && <p>{copy.unknown(move.data.unknown)}</p>}
          {items.length === 0 ? (
            <Notice tone="warning">{copy.nothing}</Notice>
          ) : (
            <Suspense fallback={null}>
              <CartMoveTotals cart={moved} items={move.data.priced} />
            </Suspense>
          )}
        </div>
      )}
    </ShopNotice>
  )
}

function stayWords({ deliveryDay, deliverySlot }: Cart, kind: PendingChoice['kind']): string {
  if (kind === 'day' && deliveryDay !== null) return copy.stayAtDay(deliveryDay)
  if (kind === 'slot' && deliverySlot !== null) return copy.stayAtSlot(deliverySlot.start)
  return copy.stayAtAddress
}
