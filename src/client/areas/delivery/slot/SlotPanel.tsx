import { graphql, useFragment } from 'react-relay/hooks'
import type { SlotPanel_day$key } from '#generated/relay/SlotPanel_day.graphql'
import type { SlotPanel_query$key } from '#generated/relay/SlotPanel_query.graphql'
import { deliveryHour } from '#domain/delivery/delivery'
import { slotRefusal } from '#domain/delivery/slotRefusal'
import { parisTime } from '#domain/time/calendar'
import type { DeliverySlot } from '#domain/cart/cart'
import { linesRefusingSlot } from '#domain/cart/pendingChoice'
import { EmptyState } from '../../../design/notices/EmptyState'
import { Button } from '../../../design/buttons/Button'
import { useCartLeadTime } from '../../offer/useCartLeadTime'
import { clock } from '../../../services/clock'
import { useCart } from '../../../state/useCart'
import { deliveryPanelCopy } from '../deliveryPanelCopy'
import { SlotButton } from './SlotButton'
import styles from './SlotPanel.module.css'
import type { ChoiceOutcome } from '../useChoice'
import { useSlotChoice } from './useSlotChoice'

type Props = {
  /** Null when the chosen day is not among those offered. */
  day: SlotPanel_day$key | null
  query: SlotPanel_query$key
  chosenSlot: DeliverySlot | null
  onOutcome: (outcome: ChoiceOutcome) => void
  onOtherDay: () => void
}

const MOMENTS = [
  { name: deliveryPanelCopy.morning, until: '11:00' },
  { name: deliveryPanelCopy.noon, until: '14:30' },
  { name: deliveryPanelCopy.afternoon, until: '18:00' },
  { name: deliveryPanelCopy.evening, until: '24:00' },
]

const NO_SLOTS = [] as const

const momentOf = (slotStartAt: string) => {
  const time = parisTime(new Date(slotStartAt))
  return MOMENTS.find(({ until }) => time < until)?.name ?? deliveryPanelCopy.evening
}

type Bounds = { slotStartAt: string; slotEndAt: string }

const boundsOf = ({ slotStartAt, slotEndAt }: Bounds): DeliverySlot => ({
  start: slotStartAt,
  end: slotEndAt,
})

const isSame = (chosen: DeliverySlot | null, slot: Bounds) =>
  chosen !== null &&
  deliveryHour({ slotStartAt: chosen.start, slotEndAt: chosen.end }).getTime() ===
    deliveryHour(slot).getTime()

export function SlotPanel({ day, query, chosenSlot, onOutcome, onOtherDay }: Props) {
  const slots =
    useFragment(
      graphql`
        fragment SlotPanel_day on BusinessDay {
          slots {
            slotStartAt
            slotEndAt
            disabledSlot
            stress
          }
        }
      `,
      day,
    )?.slots ?? NO_SLOTS
  const { cart } = useCart()
  const leadTimeOf = useCartLeadTime(
    useFragment(
      graphql`
        fragment SlotPanel_query on Query {
          ...useCartLeadTime_query
        }
      `,
      query,
    ),
  )
  const chooseSlot = useSlotChoice(leadTimeOf)
  const isOutOfHours = (slot: DeliverySlot) => linesRefusingSlot(cart, slot).length > 0
  const offered = slots.map((slot) => {
    const { slotStartAt, disabledSlot, stress } = slot
    const leadTime = leadTimeOf(boundsOf(slot))
    const refusal = slotRefusal(slotStartAt, { disabledSlot, stress }, clock.now(), leadTime)
    return { slot, refusal }
  })
  const moments = MOMENTS.map(({ name }) => ({
    name,
    offered: offered.filter(({ slot }) => momentOf(slot.slotStartAt) === name),
  })).filter((moment) => moment.offered.length > 0)
  const isNoneLeft = offered.every(({ refusal }) => refusal !== null)

  return (
    <div className={styles.moments}>
      {isNoneLeft && (
        <EmptyState
          title={deliveryPanelCopy.noSlots}
          action={<Button onClick={onOtherDay}>{deliveryPanelCopy.chooseOtherDay}</Button>}
        />
      )}
      {moments.map((moment) => (
        <section key={moment.name} className={styles.moment}>
          <h3 className={styles.heading}>{moment.name}</h3>
          <ul className={styles.slots}>
            {moment.offered.map(({ slot, refusal }) => (
              <li key={slot.slotStartAt}>
                <SlotButton
                  refusal={refusal}
                  isOutOfHours={isOutOfHours(boundsOf(slot))}
                  slot={slot}
                  isChosen={isSame(chosenSlot, slot)}
                  onChoose={() => onOutcome(chooseSlot(slot))}
                />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
