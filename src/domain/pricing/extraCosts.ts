import type { Day } from '../time/calendar'

/** Amounts in cents HT, rates in percent. docs/rules/prices.md#extra-costs */
export type SpecialConfiguration = {
  disablePopboxBefore: Day
  cutleryPrice: number
  cutleryVatRate: number
  individualBoxPrice: number
  individualBoxVatRate: number
  lastMinuteFees: number
  lastMinuteVatRate: number
  placematPrice: number
  placematVatRate: number
  minimumOrderAmount: number
}

export type ExtraCostChoices = {
  hasCutlery: boolean
  hasPlacemats: boolean
  hasIndividualBoxes: boolean
}

export type ExtraCost = {
  kind: 'cutlery' | 'placemats' | 'individualBoxes'
  name: string
  price: number
  vatRate: number
  quantity: number
}

/** What each is called, on the screen and in the order that keeps it. */
export const EXTRA_COST_NAMES: Readonly<Record<ExtraCost['kind'], string>> = {
  cutlery: 'Couverts',
  placemats: 'Sets de table',
  individualBoxes: 'Boîtes individuelles',
}

/** Used while the configuration cannot be had. docs/rules/prices.md#fallback-configuration */
export const FALLBACK_CONFIGURATION: SpecialConfiguration = {
  disablePopboxBefore: '1970-01-01',
  cutleryPrice: 0,
  cutleryVatRate: 10,
  individualBoxPrice: 100,
  individualBoxVatRate: 10,
  lastMinuteFees: 1000,
  lastMinuteVatRate: 20,
  placematPrice: 0,
  placematVatRate: 10,
  minimumOrderAmount: 0,
}

type GivenConfiguration = {
  readonly [Name in keyof SpecialConfiguration]?: SpecialConfiguration[Name] | null | undefined
}

/** A configuration as a server gave it, with the fallback's value for each that it lacks. docs/rules/prices.md#fallback-configuration */
export const completeConfiguration = (
  given: GivenConfiguration | null | undefined,
): SpecialConfiguration => ({
  disablePopboxBefore: given?.disablePopboxBefore ?? FALLBACK_CONFIGURATION.disablePopboxBefore,
  cutleryPrice: given?.cutleryPrice ?? FALLBACK_CONFIGURATION.cutleryPrice,
  cutleryVatRate: given?.cutleryVatRate ?? FALLBACK_CONFIGURATION.cutleryVatRate,
  individualBoxPrice: given?.individualBoxPrice ?? FALLBACK_CONFIGURATION.individualBoxPrice,
  individualBoxVatRate: given?.individualBoxVatRate ?? FALLBACK_CONFIGURATION.individualBoxVatRate,
  lastMinuteFees: given?.lastMinuteFees ?? FALLBACK_CONFIGURATION.lastMinuteFees,
  lastMinuteVatRate: given?.lastMinuteVatRate ?? FALLBACK_CONFIGURATION.lastMinuteVatRate,
  placematPrice: given?.placematPrice ?? FALLBACK_CONFIGURATION.placematPrice,
  placematVatRate: given?.placematVatRate ?? FALLBACK_CONFIGURATION.placematVatRate,
  minimumOrderAmount: given?.minimumOrderAmount ?? FALLBACK_CONFIGURATION.minimumOrderAmount,
})

const isAmount = (
  name: string,
): name is Exclude<keyof SpecialConfiguration, 'disablePopboxBefore'> =>
  name in FALLBACK_CONFIGURATION && name !== 'disablePopboxBefore'

/** Every amount and rate of a configuration, those that it lacks as well. */
export const configuredAmounts = (configuration: SpecialConfiguration): number[] =>
  Object.keys(FALLBACK_CONFIGURATION)
    .filter(isAmount)
    .map((name) => configuration[name])

/** Whether individual boxes are offered for the day; they are while no day is chosen. docs/rules/prices.md#extra-costs */
export function areIndividualBoxesOffered(
  { disablePopboxBefore }: Pick<SpecialConfiguration, 'disablePopboxBefore'>,
  deliveryDay: Day | null,
): boolean {
  return deliveryDay === null || deliveryDay >= disablePopboxBefore
}

/** The extra costs chosen, one unit a cover; none without covers. Prices in cents HT. docs/rules/prices.md#covers */
export function extraCosts({
  choices,
  configuration,
  covers,
  deliveryDay,
}: {
  choices: ExtraCostChoices
  configuration: SpecialConfiguration
  covers: number
  deliveryDay: Day | null
}): ExtraCost[] {
  const all: (ExtraCost & { isChosen: boolean })[] = [
    {
      isChosen: choices.hasCutlery,
      kind: 'cutlery',
      name: EXTRA_COST_NAMES.cutlery,
      price: configuration.cutleryPrice,
      vatRate: configuration.cutleryVatRate,
      quantity: covers,
    },
    {
      isChosen: choices.hasPlacemats,
      kind: 'placemats',
      name: EXTRA_COST_NAMES.placemats,
      price: configuration.placematPrice,
      vatRate: configuration.placematVatRate,
      quantity: covers,
    },
    {
      isChosen: choices.hasIndividualBoxes && areIndividualBoxesOffered(configuration, deliveryDay),
      kind: 'individualBoxes',
      name: EXTRA_COST_NAMES.individualBoxes,
      price: configuration.individualBoxPrice,
      vatRate: configuration.individualBoxVatRate,
      quantity: covers,
    },
  ]
  return all
    .filter(({ isChosen, quantity }) => isChosen && quantity > 0)
    .map(({ isChosen: _, ...cost }) => cost)
}
