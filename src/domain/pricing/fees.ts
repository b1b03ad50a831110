import type { SpecialConfiguration } from './extraCosts'
import { isCanteenMeal } from '../catalogue/storefronts'

/** What a company has agreed, in cents HT; null for the general fees. */
export type AgreedFees = {
  defaultOrderDeliveryFee: number | null
  defaultOrderLastMinuteFee: number | null
}

/** Cents HT. docs/rules/prices.md#fees */
const DEFAULT_DELIVERY_FEE = 1500

/** Delivery fee, cents HT: the profile's, else the zone's, else the default. docs/rules/prices.md#fees */
export const deliveryFee = (profile: AgreedFees | null, zonePrice: number | null): number =>
  profile?.defaultOrderDeliveryFee ?? zonePrice ?? DEFAULT_DELIVERY_FEE

/** Fee of a same-day delivery, cents HT: the profile's, else the configuration's. docs/rules/prices.md#fees */
export const lastMinuteFee = (
  profile: Pick<AgreedFees, 'defaultOrderLastMinuteFee'> | null,
  { lastMinuteFees }: Pick<SpecialConfiguration, 'lastMinuteFees'>,
): number => profile?.defaultOrderLastMinuteFee ?? lastMinuteFees

/**
 * The least amount of an order of these lines, cents HT: none for a meal at the canteen, which one person orders and the
 * round of the company's own location takes along. docs/rules/prices.md#minimum
 */
export const minimumOrder = (
  lineIds: readonly string[],
  { minimumOrderAmount }: Pick<SpecialConfiguration, 'minimumOrderAmount'>,
): number => (isCanteenMeal(lineIds) ? 0 : minimumOrderAmount)
