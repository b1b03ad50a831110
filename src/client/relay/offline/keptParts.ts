import type { cartScreenQuery } from '#generated/relay/cartScreenQuery.graphql'
import type { PageConfigurationQuery } from '#generated/relay/PageConfigurationQuery.graphql'
import type { shopScreenQuery } from '#generated/relay/shopScreenQuery.graphql'
import type { trackScreenQuery } from '#generated/relay/trackScreenQuery.graphql'

/** The operations that take part, each by its type: one that gets another name does not compile here. */
type Served = {
  cartScreenQuery: cartScreenQuery
  PageConfigurationQuery: PageConfigurationQuery
  shopScreenQuery: shopScreenQuery
  trackScreenQuery: trackScreenQuery
}

/** The only responses that outlive a visit: one list, one tracking, and what every page shows. docs/rules/api.md#offline */
export type KeptSlot = 'list' | 'tracking' | 'page'

type Data = Readonly<Record<string, unknown>>

const isRecord = (value: unknown): value is Data => typeof value === 'object' && value !== null

type Kept = { slot: KeptSlot; part: (data: Data) => Data }

/** Where the response to an operation is kept, and what of it: nothing of an account, nothing of a payment. */
const KEPT: Readonly<Record<string, Kept>> = {
  shopScreenQuery: {
    slot: 'list',
    part: (data) => ('getCustomerProfile' in data ? { ...data, getCustomerProfile: null } : data),
  },
  trackScreenQuery: {
    slot: 'tracking',
    // What is seen by who holds the link: no names, no amounts, no documents.
    part: ({ orderTracking }) => ({
      orderTracking: isRecord(orderTracking) ? { ...orderTracking, order: null } : null,
    }),
  },
  PageConfigurationQuery: { slot: 'page', part: (data) => data },
} satisfies Partial<Record<keyof Served, Kept>>

/** Operations that a kept response serves without a network; the cart's page is a part of the list with the same variables. */
const SERVED: Readonly<Record<string, KeptSlot>> = {
  shopScreenQuery: 'list',
  cartScreenQuery: 'list',
  trackScreenQuery: 'tracking',
  PageConfigurationQuery: 'page',
} satisfies Record<keyof Served, KeptSlot>

export const slotServing = (operationName: string): KeptSlot | undefined => SERVED[operationName]

/**
 * What the customer has chosen of a list: a kept one is shown for the same choices. The days that it offers move on with the
 * clock, and so does the day of a visitor who has chosen neither address nor day.
 */
function choicesOfList({ businessDay: _, ...chosen }: Data): Data {
  const { lat, input } = chosen
  return lat === null && isRecord(input) ? { ...chosen, input: { ...input, date: null } } : chosen
}

/** What must be the same for a kept response to serve another request. */
export const choicesOf = (slot: KeptSlot, variables: Data): Data =>
  slot === 'list' ? choicesOfList(variables) : variables

export function keptPart(operationName: string, data: Data): { slot: KeptSlot; data: Data } | null {
  const kept = KEPT[operationName]
  return kept ? { slot: kept.slot, data: kept.part(data) } : null
}
