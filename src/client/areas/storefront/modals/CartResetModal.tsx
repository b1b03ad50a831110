import type { PendingChoice } from '#domain/cart/pendingChoice'
import { useCart } from '../../../state/useCart'
import { ResetConfirmation } from './ResetConfirmation'
import { shopModalsCopy } from './shopModalsCopy'

const { titles, texts, ...copy } = shopModalsCopy.cartReset

export function CartResetModal({ pending }: { pending: PendingChoice }) {
  const { resetWithChoice } = useCart()
  return (
    <ResetConfirmation
      copy={{ ...copy, title: titles[pending.kind], text: texts[pending.kind] }}
      onConfirm={() => resetWithChoice(pending)}
    />
  )
}
