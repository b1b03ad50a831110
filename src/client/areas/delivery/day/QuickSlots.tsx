import { useId } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import { useLocation } from 'react-router-dom'
import type { QuickSlots_days$key } from '#generated/relay/QuickSlots_days.graphql'
import type { QuickSlots_query$key } from '#generated/relay/QuickSlots_query.graphql'
import { formatDay, formatSlot, parisDay, toInstant } from '#domain/time/calendar'
import { isFarDeliveryRefused } from '#domain/delivery/delivery'
import { quickSlots } from '#domain/delivery/quickSlots'
import { Button } from '../../../design/buttons/Button'
import { useCart } from '../../../state/useCart'
import { useCartLeadTime } from '../../offer/useCartLeadTime'
import { clock } from '../../../services/clock'
import { deliveryPanelCopy as copy } from '../deliveryPanelCopy'
import { useSlotChoice } from '../slot/useSlotChoice'
import type { ChoiceOutcome } from '../useChoice'
import styles from './QuickSlots.module.css'
import { toListedDay } from './toListedDay'

type Props = {
  days: QuickSlots_days$key
  query: QuickSlots_query$key
  onOutcome: (outcome: ChoiceOutcome) => void
}

/** The next days at the usual hour: the day and the slot in one press. */
export function QuickSlots({ days: key, query, onOutcome }: Props) {
  const days = useFragment(
    graphql`
      fragment QuickSlots_days on BusinessDay @relay(plural: true) {
        ...toListedDay_day
        slots {
          slotStartAt
          slotEndAt
          disabledSlot
          stress
        }
      }
    `,
    key,
  )
  const leadTimeOf = useCartLeadTime(
    useFragment(
      graphql`
        fragment QuickSlots_query on Query {
          ...useCartLeadTime_query
        }
      `,
      query,
    ),
  )
  const chooseSlot = useSlotChoice(leadTimeOf)
  const titleId = useId()
  const { pathname } = useLocation()
  const distance = useCart().cart.distanceToDistributionPoint
  const now = clock.now()
  const slots = quickSlots(
    days.map((day) => ({
      ...toListedDay(day),
      slots: day.slots.map(({ slotStartAt, slotEndAt, disabledSlot, stress }) => ({
        slotStartAt,
        slotEndAt,
        disabledSlot,
        stress,
      })),
    })),
    now,
    ({ slotStartAt, slotEndAt }) => leadTimeOf({ start: slotStartAt, end: slotEndAt }),
    (deliveryDay) => isFarDeliveryRefused({ pathname, distance, deliveryDay, now }),
  )
  if (slots.length === 0) return null
  return (
    <section className={styles.quick} aria-labelledby={titleId}>
      <h3 id={titleId} className={styles.title}>
        {copy.quickTitle}
      </h3>
      <ul className={styles.slots}>
        {slots.map(({ slotStartAt, slotEndAt, disabledSlot, stress }) => (
          <li key={slotStartAt}>
            <Button
              variant="secondary"
              size="small"
              onClick={() =>
                onOutcome(chooseSlot({ slotStartAt, slotEndAt, disabledSlot, stress }))
              }
            >
              {copy.quickSlot(
                formatDay(parisDay(toInstant(slotStartAt))),
                formatSlot(slotStartAt, slotEndAt),
              )}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
