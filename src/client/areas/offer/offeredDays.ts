import { fetchQuery, graphql, type Environment } from 'react-relay/hooks'
import type { offeredDaysQuery } from '#generated/relay/offeredDaysQuery.graphql'
import { parisDay, toInstant } from '#domain/time/calendar'
import type { OfferedDay } from '#domain/order/reorder'

/** The days that sell a line, with what is left of their slots. Rejects when the server cannot be reached. */
export async function offeredDays(
  environment: Environment,
  variables: offeredDaysQuery['variables'],
): Promise<OfferedDay[]> {
  const query = fetchQuery<offeredDaysQuery>(
    environment,
    graphql`
      query offeredDaysQuery(
        $pointId: ID!
        $from: Date!
        $lat: Float!
        $lng: Float!
        $lineId: ID!
        $brandId: ID
        $days: Int
      ) {
        businessDaysWithSlots(
          distributionPointId: $pointId
          businessDay: $from
          onlyOpenWithSales: true
          lat: $lat
          lng: $lng
          lineId: $lineId
          brandId: $brandId
          days: $days
        ) {
          startAt
          slots {
            slotStartAt
            slotEndAt
            disabledSlot
          }
        }
      }
    `,
    variables,
  )
  const offered = (await query.toPromise())?.businessDaysWithSlots ?? []
  return offered.map(({ startAt, slots }) => ({
    day: parisDay(toInstant(startAt)),
    slots: slots.flatMap(({ slotStartAt: start, slotEndAt: end, disabledSlot }) =>
      disabledSlot ? [] : [{ start, end }],
    ),
  }))
}
