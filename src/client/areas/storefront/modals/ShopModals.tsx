import { formatDay } from '#domain/time/calendar'
import type { ShopModal } from '../../../state/modal'
import { BreakfastCartResetModal } from './BreakfastCartResetModal'
import { CartDroppedItemsModal } from './CartDroppedItemsModal'
import { CartResetModal } from './cartReset/CartResetModal'
import { ClosedDayDimmer } from './ClosedDayDimmer'
import { DeliveryZoneDimmer } from './DeliveryZoneDimmer'
import { FarSameDayModal } from './FarSameDayModal'
import { MinimumOrderAmountModal } from './MinimumOrderAmountModal'
import { NoMenuAvailableModal } from './NoMenuAvailableModal'
import { PlainNotice } from './PlainNotice'
import { shopModalsCopy as copy } from './shopModalsCopy'
import { SlotOutOfHoursModal } from './SlotOutOfHoursModal'

type Props = { modal: Exclude<ShopModal, { kind: 'addressDimmer' }> }

/** The states of the shop that stop the customer (docs/rules/delivery.md#what-stops-a-choice). */
export function ShopModals({ modal }: Props) {
  switch (modal.kind) {
    case 'cartReset':
      return <CartResetModal pending={modal.pending} item={modal.item} />
    case 'breakfastCartReset':
      return <BreakfastCartResetModal slot={modal.slot} />
    case 'cartDroppedItems':
      return <CartDroppedItemsModal changes={modal.changes} />
    case 'minimumOrderAmount':
      return <MinimumOrderAmountModal toMinimum={modal} />
    case 'noMenuAvailable':
      return <NoMenuAvailableModal day={modal.day} lineId={modal.lineId} />
    case 'farSameDayDelivery':
      return <FarSameDayModal />
    case 'deliveryZoneDimmer':
      return <DeliveryZoneDimmer address={modal.address} item={modal.item} />
    case 'outOfDistance':
      return (
        <PlainNotice
          copy={copy.outOfDistance}
          panel="adresse"
          about={modal.address}
          item={modal.item}
        />
      )
    case 'slotUnavailable':
      return (
        <PlainNotice
          copy={{ ...copy.slotUnavailable, ...(modal.why && copy.slotRefusals[modal.why]) }}
          panel="creneau"
        />
      )
    case 'slotOutOfHours':
      return <SlotOutOfHoursModal lineIds={modal.lineIds} slot={modal.slot} />
    case 'tooLateOrder':
      return <PlainNotice copy={copy.tooLate} panel="creneau" />
    case 'businessDayClosedDimmer': {
      const title = modal.isToday
        ? copy.dayClosed.titleToday
        : copy.dayClosed.title(formatDay(modal.day))
      return <ClosedDayDimmer next={modal.next} title={title} text={copy.dayClosed.text} />
    }
    case 'openWithoutSalesDimmer': {
      const title = copy.dayWithoutSales.title(formatDay(modal.day))
      return <ClosedDayDimmer next={modal.next} title={title} text={copy.dayWithoutSales.text} />
    }
    case 'dayTooLateDimmer': {
      const { title, text } = copy.dayTooLate
      return <ClosedDayDimmer next={modal.next} title={title} text={text} />
    }
  }
}
