import { screen } from '@testing-library/react'
import { CAMILLE, renderApp } from '../../support/renderApp'

test('a message that the back end did not take stays in its form, with what happened', async () => {
  const { user } = await renderApp('/contactmobile', { api: { sendContactMessage: false } })
  await user.type(await screen.findByLabelText(/Votre nom/), 'Ada Martin')
  await user.type(screen.getByLabelText(/^Adresse e-mail/), 'ada@example.fr')
  await user.type(screen.getByLabelText(/^Message/), 'Bonjour')
  await user.click(screen.getByRole('button', { name: 'Envoyer le message' }))
  expect(await screen.findByRole('alert')).toHaveTextContent(/une erreur est survenue/i)
  expect(screen.getByLabelText(/^Message/)).toHaveValue('Bonjour')
  expect(screen.queryByText(/est parti/)).not.toBeInTheDocument()
})

test('a password that the back end did not change is not said to be changed', async () => {
  const { user } = await renderApp('/account/mot-de-passe', {
    api: { getCustomerProfile: { hasPassword: true, passkeys: [] }, updatePassword: false },
    user: CAMILLE,
  })
  await user.type(await screen.findByLabelText(/actuel/i), 'Demo-Tablee-2026')
  await user.type(screen.getByLabelText(/nouveau/i), 'Autre-Tablee-2027')
  await user.click(screen.getByRole('button', { name: 'Changer le mot de passe' }))
  expect(await screen.findByRole('alert')).toHaveTextContent(/une erreur est survenue/i)
  expect(screen.queryByText(/est enregistré/)).not.toBeInTheDocument()
})
