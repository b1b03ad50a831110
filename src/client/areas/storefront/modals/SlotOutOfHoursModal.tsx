import type { DeliverySlot } from '#domain/cart/cart'
import { withoutLines } from '#domain/cart/pendingChoice'
import { slotHours, storefrontOfLine } from '#domain/catalogue/storefronts'
import { haveCommonSlot } from '#domain/delivery/delivery'
import { formatTime, parisDay, toInstant } from '#domain/time/calendar'
import { Button } from '../../../design/buttons/Button'
import { useCart } from '../../../state/useCart'
import { useModal } from '../../../state/useModal'
import { useUndoableChange } from '../../../state/useUndoableChange'
import { PanelAction } from './PanelAction'
import { ShopNotice } from './ShopNotice'
import { shopModalsCopy } from './shopModalsCopy'

const copy = shopModalsCopy.slotOutOfHours

/** « Plateaux repas : de 11 h 00 à 14 h 30 et de 18 h 00 à 20 h 30 ». */
function deliveryHoursOf(lineId: string): string {
  const hours = slotHours(lineId).map(({ from, to }) =>
    copy.between(formatTime(from), formatTime(to)),
  )
  const name = storefrontOfLine(lineId)?.name ?? copy.unnamed
  return copy.line(name, hours.join(copy.and))
}

/** What the slot does not suit: another slot, where one suits all, or the cart without it. */
export function SlotOutOfHoursModal({
  lineIds,
  slot,
}: {
  lineIds: readonly string[]
  slot: DeliverySlot
}) {
  const { cart } = useCart()
  const { close } = useModal()
  const change = useUndoableChange()
  const all = cart.items.map(({ lineId }) => lineId)
  const isTogether = haveCommonSlot(all, parisDay(toInstant(slot.start)))
  const words = isTogether ? copy : copy.apart

  const remove = () => {
    change((now) => withoutLines(now, lineIds, slot), copy.removed)
    close()
  }

  return (
    <ShopNotice
      title={words.title}
      actions={
        <>
          {!isTogether && (
            <Button variant="secondary" onClick={close}>
              {copy.keep}
            </Button>
          )}
          <Button variant={isTogether ? 'secondary' : 'primary'} onClick={remove}>
            {copy.remove}
          </Button>
          {isTogether && <PanelAction panel="creneau">{copy.action}</PanelAction>}
        </>
      }
    >
      <p>
        <strong>{lineIds.map(deliveryHoursOf).join('\u00a0· ')}</strong>
      </p>
      <p>{words.text}</p>
    </ShopNotice>
  )
}
