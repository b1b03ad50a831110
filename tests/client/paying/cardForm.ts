import { screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'

const PAY = /^Payer/

/** The button that pays, once it takes a press: while the provider's part loads it is busy. */
export const payButton = () => screen.findByRole('button', { name: PAY, busy: false })

export const busyPayButton = () => screen.findByRole('button', { name: PAY, busy: true })

/** Types a card into the sandbox's fields. */
export async function typeCard(user: UserEvent, number: string) {
  const field = await screen.findByLabelText('Numéro de carte')
  await user.clear(field)
  await user.type(field, number)
  const month = screen.getByPlaceholderText('mois')
  if (month instanceof HTMLInputElement && month.value !== '') return
  await user.type(month, '12')
  await user.type(screen.getByPlaceholderText('année'), '2030')
  await user.type(screen.getByLabelText('Cryptogramme'), '123')
}
