import { screen, waitFor, within } from '@testing-library/react'
import { emptyShop } from '../../support/fakeApi'
import { CAMILLE, renderApp } from '../../support/renderApp'

const EMAIL = 'claire@atelier.example'
const signUp = () => screen.findByRole('form', { name: 'Créer un compte entreprise' })
const signIn = () => screen.findByRole('form', { name: 'Se connecter' })
const drafts = (): unknown => JSON.parse(window.sessionStorage.getItem('tablee.drafts') ?? '{}')

test('the typed address goes along between signing in and signing up', async () => {
  const { user } = await renderApp('/auth')
  await user.type(within(await signIn()).getByLabelText('Adresse e-mail'), EMAIL)
  await user.click(screen.getByRole('button', { name: 'Créer un compte entreprise' }))
  const email = within(await signUp()).getByLabelText('Adresse e-mail')
  expect(email).toHaveValue(EMAIL)
  await user.type(email, '.fr')
  await user.click(within(await signUp()).getByRole('button', { name: 'Se connecter' }))
  expect(within(await signIn()).getByLabelText('Adresse e-mail')).toHaveValue(`${EMAIL}.fr`)
})

test('what was typed for an account is kept, without its password and consent', async () => {
  const { user } = await renderApp('/auth')
  await user.click(await screen.findByRole('button', { name: 'Créer un compte entreprise' }))
  const form = within(await signUp())
  await user.type(form.getByLabelText('Prénom'), 'Claire')
  await user.type(form.getByLabelText('Adresse e-mail'), EMAIL)
  await user.type(form.getByLabelText('Mot de passe'), 'Une-Belle-Table-2026')
  await user.click(form.getByRole('checkbox', { name: /conditions générales/ }))
  expect(drafts()).toEqual({
    signUp: { firstname: 'Claire', lastname: '', companyName: '', email: EMAIL },
  })
})

test('what was typed for an account is there after a reload, and forgotten once it is open', async () => {
  const { user } = await renderApp('/auth', {
    inTab: {
      'tablee.drafts': { signUp: { firstname: 'Claire', lastname: 'Roche', email: EMAIL } },
    },
    // Who has signed up is led to the shop.
    api: { ...emptyShop, getUserFromToken: CAMILLE, signup: { id: '1', token: 'fresh' } },
  })
  await user.click(await screen.findByRole('button', { name: 'Créer un compte entreprise' }))
  const form = within(await signUp())
  expect(form.getByLabelText('Prénom')).toHaveValue('Claire')
  expect(form.getByLabelText('Adresse e-mail')).toHaveValue(EMAIL)
  await user.type(form.getByLabelText('Mot de passe'), 'Une-Belle-Table-2026')
  await user.click(form.getByRole('checkbox', { name: /conditions générales/ }))
  await user.click(form.getByRole('button', { name: 'Créer mon compte' }))
  await waitFor(() => expect(drafts()).toEqual({}))
})
