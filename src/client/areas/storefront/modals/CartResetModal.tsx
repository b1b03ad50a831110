import type { PendingChoice } from '../../../../domain/cart/pendingChoice'
import { useCart } from '../../../state/useCart'
import { ResetQuestion } from './ResetQuestion'
import { shopModalsCopy } from './shopModalsCopy'

const { titles, texts, ...copy } = shopModalsCopy.cartReset

export function CartResetModal({ pending }: { pending: PendingChoice }) {
  const { resetWithChoice } = useCart()
  return (
    <ResetQuestion
      copy={{ ...copy, title: titles[pending.kind], text: texts[pending.kind] }}
      onConfirm={() => resetWithChoice(pending)}
    />
  )
}
