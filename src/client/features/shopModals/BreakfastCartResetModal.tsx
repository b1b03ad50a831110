import type { DeliverySlot } from '../../../domain/cart'
import { Button } from '../../design/Button'
import { useCart } from '../../state/useCart'
import { useModal } from '../../state/useModal'
import { ShopNotice } from './ShopNotice'
import { shopModalsCopy } from './shopModalsCopy'

const copy = shopModalsCopy.breakfastCartReset

export function BreakfastCartResetModal({ slot }: { slot: DeliverySlot }) {
  const { resetBreakfast } = useCart()
  const { close } = useModal()
  return (
    <ShopNotice
      title={copy.title}
      actions={
        <>
          <Button variant="secondary" onClick={close}>
            {copy.keep}
          </Button>
          <Button
            onClick={() => {
              resetBreakfast(slot)
              close()
            }}
          >
            {copy.confirm}
          </Button>
        </>
      }
    >
      <p>{copy.text}</p>
    </ShopNotice>
  )
}
