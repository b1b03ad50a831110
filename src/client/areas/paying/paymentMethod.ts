/** The way of paying that is chosen: a new card, a saved one by its id, or a bank transfer. */
export type PaymentMethod =
  | { kind: 'newCard' }
  | { kind: 'savedCard'; cardId: string }
  | { kind: 'wireTransfer' }

/** A method as the value of the form's `card_id`; no provider's id is one of our words. */
export const methodToText = (method: PaymentMethod): string =>
  method.kind === 'savedCard' ? method.cardId : method.kind

/** The method of a form value, when it is one of those offered. */
export function methodFromText(
  text: unknown,
  offered: readonly PaymentMethod[],
): PaymentMethod | undefined {
  return offered.find((method) => methodToText(method) === text)
}
