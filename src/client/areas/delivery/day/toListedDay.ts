import { graphql, readInlineData } from 'relay-runtime'
import type { toListedDay_day$key } from '#generated/relay/toListedDay_day.graphql'
import { parisDay, toInstant } from '#domain/time/calendar'
import type { ListedDay } from '#domain/delivery/dayOffer'

/** A business day of the contract under its day in Paris. */
export function toListedDay(key: toListedDay_day$key): ListedDay {
  const { startAt, status, slots } = readInlineData(
    graphql`
      fragment toListedDay_day on BusinessDay @inline {
        startAt
        status
        slots {
          slotStartAt
          disabledSlot
          stress
        }
      }
    `,
    key,
  )
  return {
    day: parisDay(toInstant(startAt)),
    status,
    slots: slots.map(({ slotStartAt, disabledSlot, stress }) => ({
      slotStartAt,
      disabledSlot,
      stress,
    })),
  }
}
