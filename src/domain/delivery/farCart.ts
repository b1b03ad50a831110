import { pathOfLines } from '../catalogue/storefronts'
import { parisDay, toInstant } from '../time/calendar'
import { isFarDeliveryRefused } from './delivery'

type FarCart = {
  items: readonly { lineId: string }[]
  /** In metres, null while it is unknown. */
  distanceToDistributionPoint: number | null
}

/**
 * The distance rule for what a cart holds and the slot it is for, on whatever page: a cart of the e-shop alone goes farther. Error:
 * RangeError on a bad instant. docs/rules/delivery.md#distance
 */
export function isFarCartRefused(
  { items, distanceToDistributionPoint: distance }: FarCart,
  { start }: { start: Date | string },
  now: Date,
): boolean {
  const pathname = pathOfLines(items.map(({ lineId }) => lineId))
  return isFarDeliveryRefused({ pathname, distance, deliveryDay: parisDay(toInstant(start)), now })
}
