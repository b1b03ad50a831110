/** The yes-or-no choices that go with the meal. */
export const CART_OPTIONS = [
  'toDeliversHot',
  'hasToLeaveBags',
  'hasCutlery',
  'hasPlacemats',
  'hasIndividualBoxes',
] as const

export type CartOption = (typeof CART_OPTIONS)[number]

/** What holds until the customer chooses. docs/rules/cart.md#content */
export const DEFAULT_OPTIONS: Readonly<Record<CartOption, boolean>> = {
  toDeliversHot: false,
  hasToLeaveBags: true,
  hasCutlery: false,
  hasPlacemats: false,
  hasIndividualBoxes: false,
}
