// Its code comes with the first visit: the first test would wait for the compiler.
import '../../../src/client/areas/known/AsLastTime'
import { screen, waitFor, within } from '@testing-library/react'
import { payButton } from '../paying/cardForm'
import { card, openSheet } from './knownCustomer'
import { storedCart } from '../../support/storedCart'

/** Presses the sheet's button with a card whose bank asks, and returns what the bank shows. */
async function payWithChallengedCard() {
  const app = await openSheet({ listCardsForCustomer: [card({ id: 'pm_challenged' })] })
  const before = storedCart()
  await app.user.click(await payButton())
  const press = async (name: string) =>
    app.user.click(within(await bankDialog()).getByRole('button', { name }))
  return { ...app, before, press }
}
const bankDialog = () =>
  screen.findByRole('dialog', { name: 'Votre banque demande une confirmation' })

test('a bank that asks for a confirmation gets it above the sheet, and the order is paid', async () => {
  const { press, router, api, before } = await payWithChallengedCard()
  await press('Confirmer')
  await waitFor(() => expect(router.state.location.pathname).toBe('/order/confirmation'))
  expect(api.orders.size).toBe(1)
  expect([...api.orders.values()][0]?.status).toBe('confirmed')
  expect(storedCart()).toEqual(before)
})

test('a confirmation that is refused is told beside the button; the same order is paid by the next press', async () => {
  const { user, press, router, api } = await payWithChallengedCard()
  await press('Refuser')
  expect(await screen.findByText('Non confirmé.')).toBeVisible()
  expect(router.state.location.pathname).toBe('/')
  await user.click(await payButton())
  await press('Confirmer')
  await waitFor(() => expect(router.state.location.pathname).toBe('/order/confirmation'))
  expect(api.orders.size).toBe(1)
})

test('a confirmation that is closed without a choice charges nothing; the same order is paid by the next press', async () => {
  const { user, press, router, api } = await payWithChallengedCard()
  await press('Fermer')
  expect(await screen.findByText(/pas été validé auprès de votre banque/)).toBeVisible()
  expect([...api.orders.values()].map(({ status }) => status)).toEqual(['waitingForPayment'])
  expect(screen.getByRole('dialog', { name: 'Comme vendredi dernier' })).toBeVisible()
  await user.click(await payButton())
  await press('Confirmer')
  await waitFor(() => expect(router.state.location.pathname).toBe('/order/confirmation'))
  expect(api.orders.size).toBe(1)
})
