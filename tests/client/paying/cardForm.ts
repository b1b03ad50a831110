import { screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { fillIn } from '../../support/fillIn'

const PAY = /^Payer/

/** The button that pays, once it takes a press: while the provider's part loads it is busy. */
export const payButton = () => screen.findByRole('button', { name: PAY, busy: false })

export const busyPayButton = () => screen.findByRole('button', { name: PAY, busy: true })

/** The fields of the card that are still to be filled, and with what: after a refusal all but the number have it. */
async function cardFields(number: string): Promise<[HTMLElement, string][]> {
  const field = await screen.findByLabelText('Numéro de carte')
  const month = screen.getByPlaceholderText('mois')
  if (month instanceof HTMLInputElement && month.value !== '') return [[field, number]]
  return [
    [field, number],
    [month, '12'],
    [screen.getByPlaceholderText('année'), '2030'],
    [screen.getByLabelText('Code de sécurité'), '123'],
  ]
}

/** Fills the sandbox's fields with a card, as a browser does that knows it. */
export async function fillCard(user: UserEvent, number: string) {
  for (const [field, text] of await cardFields(number)) await fillIn(user, field, text)
}

/** Types a card into the sandbox's fields, key by key. */
export async function typeCard(user: UserEvent, number: string) {
  for (const [field, text] of await cardFields(number)) {
    await user.clear(field)
    await user.type(field, text)
  }
}
