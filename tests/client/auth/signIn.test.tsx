import { screen, waitFor, within } from '@testing-library/react'
import { readSessionToken } from '../../../src/client/services/sessionCookie'
import { createFakeApi, emptyShop, refusal } from '../../support/fakeApi'
import { CAMILLE, renderApp } from '../../support/renderApp'

const wrong = (message: string) => () => {
  throw refusal('BAD_USER_INPUT', message)
}

async function signIn(answers: Readonly<Record<string, unknown>>) {
  const api = createFakeApi({ getUserFromToken: CAMILLE, ...answers })
  const app = await renderApp('/auth?retour=/nulle-part', { api })
  const form = within(await screen.findByRole('form', { name: 'Se connecter' }))
  const email = form.getByLabelText('Adresse e-mail')
  const password = form.getByLabelText('Mot de passe')
  await app.user.type(email, 'Camille@Atelier-Nord.example')
  await app.user.type(password, 'Demo-Tablee-2026')
  await app.user.click(form.getByRole('button', { name: 'Se connecter' }))
  return { ...app, api, email, password }
}

test('the right password keeps the token in the cookie and greets by name', async () => {
  const { api } = await signIn({ authenticate: { token: 'fresh' } })
  await screen.findByRole('heading', { name: 'Cette page n’est pas au menu' })
  expect(screen.getByRole('button', { name: 'Compte de Camille Roche' })).toBeVisible()
  expect(readSessionToken()).toBe('fresh')
  expect(api.sent('useAuthenticateMutation')[0]?.variables).toEqual({
    email: 'camille@atelier-nord.example',
    password: 'Demo-Tablee-2026',
    type: 'b2b',
  })
})

test('an unknown account is said on the address, which takes the focus and keeps what was typed', async () => {
  const { email } = await signIn({ authenticate: wrong('Unknown account') })
  expect(await screen.findByText("Aucun compte n'existe pour cette adresse email.")).toBeVisible()
  await waitFor(() => expect(email).toHaveFocus())
  expect(email).toHaveValue('Camille@Atelier-Nord.example')
  expect(email).toBeInvalid()
})

test('any other refusal is a wrong password, on its field', async () => {
  const { password } = await signIn({ authenticate: wrong('Wrong password') })
  expect(await screen.findByText('Le mot de passe est incorrect.')).toBeVisible()
  await waitFor(() => expect(password).toHaveFocus())
})

test('a canteen account is found by its address too', async () => {
  const { api } = await signIn({
    authenticate: ({ type }: { type: string }) => {
      if (type !== 'canteen') throw refusal('BAD_USER_INPUT', 'Unknown account')
      return { token: 'canteen-token' }
    },
    getUserFromToken: { ...CAMILLE, type: 'canteen' },
  })
  await screen.findByRole('button', { name: 'Compte de Camille Roche' })
  expect(api.sent('useAuthenticateMutation')).toHaveLength(2)
})

test('an account without a password says how to reach the shop', async () => {
  await signIn({ authenticate: wrong('Null password') })
  expect(
    await screen.findByRole('heading', { name: 'Un nouveau mot de passe est nécessaire' }),
  ).toBeVisible()
  expect(screen.getByRole('link', { name: 'Appeler le 01 99 00 12 34' })).toHaveAttribute(
    'href',
    'tel:+33199001234',
  )
})

test('too many attempts and a lost network say so above the form', async () => {
  const limited = () => {
    throw refusal('RATE_LIMITED', 'Too many attempts')
  }
  const { api, user } = await signIn({ authenticate: limited })
  expect(await screen.findByText(/Trop de tentatives/)).toBeVisible()
  api.answer({ authenticate: wrong('Wrong password') })
  await user.click(screen.getAllByRole('button', { name: 'Se connecter' }).at(-1) ?? document.body)
  expect(await screen.findByText('Le mot de passe est incorrect.')).toBeVisible()
})

test('signing out forgets the cookie and tells the server', async () => {
  const api = createFakeApi({ ...emptyShop, disconnect: true })
  const { user } = await renderApp('/auth', { api, user: CAMILLE })
  await user.click(await screen.findByRole('button', { name: 'Compte de Camille Roche' }))
  await user.click(screen.getByRole('button', { name: 'Se déconnecter' }))
  await waitFor(() => expect(readSessionToken()).toBeNull())
  expect(api.sent('useEndSessionMutation')[0]?.variables).toEqual({ token: 'token-of-the-test' })
})
