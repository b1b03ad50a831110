import { graphql, useFragment } from 'react-relay/hooks'
import type { DeliveryPanelContent_query$key } from '#generated/relay/DeliveryPanelContent_query.graphql'
import type { DeliveryAddress } from '#domain/cart/cart'
import { firstOfferedDay, parisDay, toInstant } from '#domain/time/calendar'
import { clock } from '../../services/clock'
import { useCart } from '../../state/useCart'
import { useDeliveryPanel, type DeliveryPanelName } from '../../routing/useDeliveryPanel'
import { AddressPanel } from './address/AddressPanel'
import { DayPanel } from './day/DayPanel'
import { SlotPanel } from './slot/SlotPanel'
import type { ChoiceOutcome } from './useChoice'

type Props = {
  panel: Exclude<DeliveryPanelName, 'convives'>
  query: DeliveryPanelContent_query$key
  companyLocations: readonly DeliveryAddress[] | null
}

export function DeliveryPanelContent({ panel, query: key, companyLocations }: Props) {
  const query = useFragment(
    graphql`
      fragment DeliveryPanelContent_query on Query {
        businessDaysWithSlots(
          distributionPointId: $distributionPointId
          businessDay: $businessDay
          lat: $lat
          lng: $lng
          brandId: $brandId
          lineId: $lineId
        ) {
          startAt
          ...DayPanel_days
          ...SlotPanel_day
        }
        ...DayPanel_query
        ...SlotPanel_query
      }
    `,
    key,
  )
  const { businessDaysWithSlots: days } = query
  const { cart } = useCart()
  const { openPanel, closePanel } = useDeliveryPanel()

  // Each choice leads to the next question that is still open.
  const goOn = (next: DeliveryPanelName | null) => (outcome: ChoiceOutcome) => {
    if (outcome === 'applied' && next !== null) openPanel(next)
    else if (outcome !== 'refused') closePanel()
  }

  if (panel === 'adresse') {
    const next = cart.deliveryDay === null ? 'jour' : 'creneau'
    return <AddressPanel companyLocations={companyLocations} item={null} onOutcome={goOn(next)} />
  }
  if (panel === 'jour') {
    return (
      <DayPanel
        days={days}
        query={query}
        chosenDay={cart.deliveryDay}
        onOutcome={goOn('creneau')}
        onSlot={goOn(null)}
      />
    )
  }
  const wanted = cart.deliveryDay ?? firstOfferedDay(clock.now())
  return (
    <SlotPanel
      day={days.find(({ startAt }) => parisDay(toInstant(startAt)) === wanted) ?? null}
      query={query}
      chosenSlot={cart.deliverySlot}
      onOutcome={goOn(null)}
      onOtherDay={() => openPanel('jour')}
    />
  )
}
