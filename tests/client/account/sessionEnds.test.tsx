import { act, screen, waitFor, within } from '@testing-library/react'
import { createFakeApi, refusal } from '../../support/fakeApi'
import { fillIn } from '../../support/fillIn'
import { CAMILLE, renderApp } from '../../support/renderApp'
import { aCart, createShop, units } from '../../support/shopFront'

const profile = {
  id: '1',
  firstname: 'Camille',
  lastname: 'Roche',
  email: 'camille@atelier-nord.example',
  phone: '01 99 00 56 78',
  companyName: 'Nord',
  companySize: null,
  companyActivityField: null,
  hasAcceptedNewsletter: true,
}

const signedOut = () => {
  throw refusal('UNAUTHENTICATED', 'Sign in first')
}

const ended = () =>
  createFakeApi({
    getCustomerProfile: profile,
    authenticate: { token: 'fresh' },
    getUserFromToken: { ...CAMILLE },
    updateCustomer: signedOut,
  })

test('a session that has ended opens the sign-in above the form, and what was typed is saved then', async () => {
  const { api, user } = await renderApp('/account/informations', { user: CAMILLE, api: ended() })
  const form = within(await screen.findByRole('form', { name: 'Mes informations' }))
  await fillIn(user, form.getByLabelText('Prénom'), 'Maud')
  await user.click(form.getByRole('button', { name: 'Enregistrer' }))

  const dialog = within(await screen.findByRole('dialog', { name: 'Se connecter' }))
  await fillIn(user, dialog.getByLabelText('Adresse e-mail'), profile.email)
  await fillIn(user, dialog.getByLabelText('Mot de passe'), 'Demo-Tablee-2026')
  api.response({ updateCustomer: (args: object) => ({ ...profile, ...args }) })
  await user.click(dialog.getByRole('button', { name: 'Se connecter' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())

  expect(form.getByLabelText('Prénom')).toHaveValue('Maud')
  expect(form.queryByText(/Votre session est terminée/)).not.toBeInTheDocument()
  await user.click(form.getByRole('button', { name: 'Enregistrer' }))
  expect(await screen.findByText('Vos informations sont enregistrées.')).toBeVisible()
  expect(api.sent('useUpdateCustomerMutation')[1]?.variables).toMatchObject({ firstname: 'Maud' })
})

test('what the site sends by itself asks no one to sign in again', async () => {
  const shop = createShop({ getCustomerProfile: { companyEntity: null }, setCart: signedOut })
  await renderApp('/', { api: shop, cart: aCart({ items: [units(4)] }), user: CAMILLE })
  await waitFor(() => expect(shop.sent('useSetCartMutation')).not.toEqual([]))
  await act(() => new Promise((resolve) => setTimeout(resolve)))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})
