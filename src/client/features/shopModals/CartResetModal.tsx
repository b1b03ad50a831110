import type { PendingChoice } from '../../../domain/pendingChoice'
import { Button } from '../../design/Button'
import { useCart } from '../../state/useCart'
import { useModal } from '../../state/useModal'
import { ShopNotice } from './ShopNotice'
import { shopModalsCopy } from './shopModalsCopy'

const copy = shopModalsCopy.cartReset

export function CartResetModal({ pending }: { pending: PendingChoice }) {
  const { resetWithChoice } = useCart()
  const { close } = useModal()
  return (
    <ShopNotice
      title={copy.title}
      actions={
        <>
          <Button variant="secondary" onClick={close}>
            {shopModalsCopy.keepCart}
          </Button>
          <Button
            onClick={() => {
              resetWithChoice(pending)
              close()
            }}
          >
            {copy.confirm}
          </Button>
        </>
      }
    >
      <p>{copy[pending.kind]}</p>
    </ShopNotice>
  )
}
