import { screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'

export const payButton = () => screen.findByRole('button', { name: /^Payer/ })

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
