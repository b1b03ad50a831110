import { Suspense, useMemo, useState } from 'react'
import { hasAddressFor, type Cart, type CartItem } from '#domain/cart/cart'
import {
  applyChoice,
  keepWithChoice,
  resetWithChoice,
  withWanted,
  type PendingChoice,
} from '#domain/cart/pendingChoice'
import { Button } from '../../../../design/buttons/Button'
import { Notice } from '../../../../design/notices/Notice'
import { Spinner } from '../../../../design/loading/Spinner'
import { newKey } from '../../../../services/newKey'
import { track } from '../../../../services/analytics'
import { useCart } from '../../../../state/useCart'
import { afterPaint } from '../../../../services/afterPaint'
import { clock } from '../../../../services/clock'
import { useModal } from '../../../../state/useModal'
import { useUndoableChange } from '../../../../state/useUndoableChange'
import { ShopNotice } from '../ShopNotice'
import styles from './CartMove.module.css'
import { CartMoveLines } from './CartMoveLines'
import { CartMoveTotals } from './CartMoveTotals'
import { cartResetCopy as copy } from './cartResetCopy'
import { useCartMove } from './useCartMove'
import { RetryNotice } from '../../../../relay/RetryNotice'

type Props = {
  pending: PendingChoice
  /** What waits for the choice, and is given up with it. */
  item: CartItem | null
}

/** What a change of address, day or slot would make of the cart: kept, emptied, or no change after all. */
export function CartResetModal({ pending, item }: Props) {
  const { close } = useModal()
  const { cart: current } = useCart()
  const change = useUndoableChange()
  const [cart] = useState(current)
  const moved = useMemo(() => applyChoice(cart, pending), [cart, pending])
  const move = useCartMove(cart, moved)
  const items = move.status === 'loaded' ? move.data.items : []
  // The whole page is styled anew when the dialog closes: the list and the totals change in a frame of their own.
  const make = (rule: (now: Cart) => Cart, words: string) => {
    close()
    afterPaint(() => change((now) => withWanted(rule(now), item), words))
    if (item && hasAddressFor(moved, item.lineId)) track({ event: 'addToCart', ...item })
  }
  const keep = () => make((now) => keepWithChoice(now, pending, items), copy.kept)
  const empty = () => {
    const fresh = { key: newKey(), now: clock.now() }
    make((now) => resetWithChoice(now, pending, fresh), copy.emptied)
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
      {move.status === 'failed' && <RetryNotice onRetry={move.retry}>{copy.failed}</RetryNotice>}
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
