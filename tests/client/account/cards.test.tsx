import { screen, waitFor, within } from '@testing-library/react'
import { createFakeApi, refusal } from '../../support/fakeApi'
import { fakeStripe } from '../../support/fakeStripe'
import { CAMILLE, renderApp } from '../../support/renderApp'

fakeStripe()

const card = (id: string, last4: string, year: number) => ({
  id,
  brand: 'visa',
  last4,
  exp_month: 6,
  exp_year: year,
})
const mine = [card('pm_1', '0003', 2029), card('pm_2', '4444', 2025)]

const open = (responses: object = {}) =>
  renderApp('/account/cartes', {
    user: CAMILLE,
    api: createFakeApi({
      getCustomerProfile: { id: '1', stripeCustomerId: 'cus_1' },
      listCardsForCustomer: mine,
      ...responses,
    }),
  })
const rows = () => screen.findByRole('list', { name: 'Cartes enregistrées' })

test('each card says until when it holds, and an expired one says so', async () => {
  await open()
  const [good, old] = within(await rows()).getAllByRole('listitem')
  expect(good).toHaveTextContent('Visa se terminant par 0003Expire en 06/2029')
  // The eye reads it as a bank writes it, a screen reader in words.
  const short = within(good ?? document.body).getByText(/^Visa\s•••• 0003$/)
  expect(short).toHaveAttribute('aria-hidden', 'true')
  expect(old).toHaveTextContent('Visa se terminant par 4444Expirée depuis 06/2025')
})

test('a card is deleted once that is confirmed', async () => {
  const { user, api } = await open({ deleteCard: true })
  const button = await screen.findByRole('button', { name: /Supprimer la carte Visa .* 4444/ })
  await user.click(button)
  await user.click(screen.getByRole('button', { name: 'Garder la carte' }))
  expect(api.sent('DeleteCardDialogMutation')).toEqual([])
  await user.click(button)
  api.response({ listCardsForCustomer: mine.slice(0, 1) })
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Supprimer' }))
  expect(await screen.findByText('La carte est supprimée.')).toBeVisible()
  await waitFor(async () => expect(within(await rows()).getAllByRole('listitem')).toHaveLength(1))
  expect(api.sent('DeleteCardDialogMutation')[0]?.variables).toEqual({ cardId: 'pm_2' })
  expect(screen.getByRole('heading', { name: 'Cartes enregistrées' })).toHaveFocus()
})

test('a card that could not be deleted stays, and the dialog says why', async () => {
  const { user } = await open({
    deleteCard: () => {
      throw refusal('PAYMENT_FAILED', 'The payment provider does not respond')
    },
  })
  await user.click(await screen.findByRole('button', { name: /Supprimer la carte Visa .* 0003/ }))
  const dialog = screen.getByRole('dialog')
  await user.click(within(dialog).getByRole('button', { name: 'Supprimer' }))
  expect(await within(dialog).findByRole('alert')).toHaveTextContent(/Une erreur est survenue/)
})

test('a customer without a card is shown how to add one', async () => {
  const { user, api } = await open({ getCustomerProfile: { id: '1', stripeCustomerId: null } })
  expect(await screen.findByRole('heading', { name: 'Aucune carte enregistrée' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Ajouter une carte' }))
  const form = await screen.findByRole('form', { name: 'Nouvelle carte' })
  expect(within(form).getByRole('heading', { name: 'Nouvelle carte' })).toHaveFocus()
  expect(within(form).getByText(/Rien n’est débité/)).toBeVisible()
  await user.click(within(form).getByRole('button', { name: 'Annuler' }))
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Ajouter une carte' })).toHaveFocus(),
  )
  expect(api.sent('useSaveCardMutation')).toEqual([])
})
