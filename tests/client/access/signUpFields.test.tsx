import { screen, within } from '@testing-library/react'
import { fillIn } from '../../support/fillIn'
import { createFakeApi } from '../../support/fakeApi'
import { CAMILLE, renderApp } from '../../support/renderApp'

test('each field of an account is sent under its own name, and the newsletter when it is wanted', async () => {
  const api = createFakeApi({ getUserFromToken: CAMILLE, signup: { token: 'fresh' } })
  const { user } = await renderApp('/auth?retour=/nulle-part', { api })
  await user.click(await screen.findByRole('button', { name: 'Créer un compte entreprise' }))
  const form = within(screen.getByRole('form', { name: 'Créer un compte entreprise' }))
  await fillIn(user, form.getByLabelText('Prénom'), 'Camille')
  await fillIn(user, form.getByLabelText('Nom'), 'Roche')
  await fillIn(user, form.getByLabelText('Adresse e-mail'), ' Camille@Atelier-Nord.example')
  await fillIn(user, form.getByLabelText('Mot de passe'), 'Une-Belle-Table-2026')
  for (const box of form.getAllByRole('checkbox')) await user.click(box)
  await user.click(form.getByRole('button', { name: 'Créer mon compte' }))
  await screen.findByText(/^Bienvenue Camille/)
  expect(api.sent('useSignUpMutation')[0]?.variables).toMatchObject({
    email: 'camille@atelier-nord.example',
    password: 'Une-Belle-Table-2026',
    firstname: 'Camille',
    lastname: 'Roche',
    hasAcceptedTerms: true,
    hasAcceptedNewsletter: true,
  })
})
