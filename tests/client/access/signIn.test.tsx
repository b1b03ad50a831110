import { screen, waitFor, within } from '@testing-library/react'
import { readSessionToken } from '../../../src/client/services/sessionCookie'
import { loadCart } from '../../../src/client/state/cartStorage'
import { readyCart } from '../checkout/checkoutServer'
import { createFakeApi, emptyShop, refusal, type FakeApi } from '../../support/fakeApi'
import { fillIn } from '../../support/fillIn'
import { CAMILLE, renderApp } from '../../support/renderApp'
import { createShop } from '../../support/shopFront'

const onDesk = window.matchMedia
afterEach(() => {
  window.matchMedia = onDesk
})

const wrong = (message: string) => () => {
  throw refusal('BAD_USER_INPUT', message)
}

const signIn = (responses: Readonly<Record<string, unknown>>) =>
  signInAt(createFakeApi({ getUserFromToken: CAMILLE, ...responses }))

async function signInAt(api: FakeApi) {
  const app = await renderApp('/auth?retour=/nulle-part', { api })
  const form = within(await screen.findByRole('form', { name: 'Se connecter' }))
  const email = form.getByLabelText('Adresse e-mail')
  const password = form.getByLabelText('Mot de passe')
  await fillIn(app.user, email, 'Camille@Atelier-Nord.example')
  await fillIn(app.user, password, 'Demo-Tablee-2026')
  await app.user.click(form.getByRole('button', { name: 'Se connecter' }))
  return { ...app, api, email, password }
}

test('the right password keeps the token in the cookie and names the account', async () => {
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

test('who signs in over a page stays there and is greeted by name', async () => {
  const { user, router } = await renderApp('/nulle-part', {
    api: { getUserFromToken: CAMILLE, authenticate: { token: 'fresh' } },
  })
  await user.click(screen.getByRole('button', { name: 'Se connecter' }))
  const form = within(await screen.findByRole('form', { name: 'Se connecter' }))
  await user.type(form.getByLabelText('Adresse e-mail'), 'camille@atelier-nord.example')
  await user.type(form.getByLabelText('Mot de passe'), 'Demo-Tablee-2026')
  await user.click(form.getByRole('button', { name: 'Se connecter' }))
  expect(await screen.findByText('Bonjour Camille, ravis de vous voir.')).toBeVisible()
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(router.state.location.pathname).toBe('/nulle-part')
})

test('the header leads a phone to its own page, which comes back to where one was', async () => {
  window.matchMedia = (media) => Object.assign(onDesk(media), { matches: true })
  const { router, user } = await renderApp('/nulle-part?x=1', {
    api: { getUserFromToken: CAMILLE, authenticate: { token: 'fresh' } },
  })
  const wayIn = () => screen.getByRole('link', { name: 'Se connecter' })
  expect(wayIn()).toHaveAttribute('href', '/authmobile?retour=%2Fnulle-part%3Fx%3D1')
  await user.click(wayIn())
  const form = within(await screen.findByRole('form', { name: 'Se connecter' }))
  expect(wayIn()).toHaveAttribute('href', '/authmobile?retour=%2Fnulle-part%3Fx%3D1')
  await fillIn(user, form.getByLabelText('Adresse e-mail'), 'camille@atelier-nord.example')
  await fillIn(user, form.getByLabelText('Mot de passe'), 'Demo-Tablee-2026')
  await user.click(form.getByRole('button', { name: 'Se connecter' }))
  await screen.findByRole('heading', { name: 'Cette page n’est pas au menu' })
  expect(router.state.location).toMatchObject({ pathname: '/nulle-part', search: '?x=1' })
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

test.each(['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND', 'LOCKED'])(
  'a refusal of the credentials with the code %s is a wrong password too',
  async (code) => {
    await signIn({
      authenticate: () => {
        throw refusal(code, 'No')
      },
    })
    expect(await screen.findByText('Le mot de passe est incorrect.')).toBeVisible()
  },
)

test('a crash of the server is not called a wrong password', async () => {
  await signIn({
    authenticate: () => {
      throw refusal('INTERNAL_SERVER_ERROR', 'Internal server error')
    },
  })
  expect(await screen.findByText(/Une erreur est survenue/)).toBeVisible()
})

test.each([
  ['is busy', 'TRY_AGAIN'],
  ['restarts', 'OUTCOME_UNKNOWN'],
])('a shop that %s does not call a password wrong', async (_, code) => {
  await signIn({
    authenticate: () => {
      throw refusal(code, 'Not now')
    },
  })
  expect(await screen.findByText(/La boutique est très sollicitée/)).toBeVisible()
  expect(screen.queryByText('Le mot de passe est incorrect.')).not.toBeInTheDocument()
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

test('an account without a password is mailed a link by itself, for the type that it is of', async () => {
  const { api, user } = await signIn({
    authenticate: ({ type }: { type: string }) => {
      throw refusal('BAD_USER_INPUT', type === 'canteen' ? 'Null password' : 'Unknown account')
    },
    retrievePassword: true,
  })
  expect(
    await screen.findByRole('heading', { name: 'Un nouveau mot de passe est nécessaire' }),
  ).toBeVisible()
  expect(screen.getByText(/Le compte camille@atelier-nord.example n’a pas encore/)).toBeVisible()
  const requested = () => api.sent('useRetrievePasswordMutation').map(({ variables }) => variables)
  expect(requested()).toEqual([{ email: 'camille@atelier-nord.example', type: 'canteen' }])
  const lead = screen.getByText(/^Rien reçu/)
  expect(within(lead).getByRole('link', { name: '01 99 00 12 34' })).toHaveAttribute(
    'href',
    'tel:+33199001234',
  )
  await user.click(screen.getByRole('button', { name: 'Renvoyer le lien' }))
  expect(await screen.findByText('Le lien est renvoyé.')).toBeVisible()
  expect(requested()).toHaveLength(2)
  await user.click(screen.getByRole('button', { name: 'Revenir à la connexion' }))
  expect(screen.getByLabelText('Adresse e-mail')).toHaveValue('camille@atelier-nord.example')
  expect(screen.getByRole('radio', { name: 'Cantine' })).toBeChecked()
})

test('the mail that is requested for another account says nothing of whether there is one', async () => {
  const { user } = await signIn({
    authenticate: wrong('Null password'),
    retrievePassword: true,
  })
  await user.click(await screen.findByRole('button', { name: 'Revenir à la connexion' }))
  await user.click(screen.getByRole('button', { name: /^Mot de passe oublié/ }))
  const form = await screen.findByRole('form', { name: 'Mot de passe oublié' })
  const field = within(form).getByLabelText('Adresse e-mail')
  await user.clear(field)
  await user.type(field, 'personne@atelier-nord.example{Enter}')
  expect(await screen.findByText(/^Si un compte existe pour personne@/)).toBeVisible()
  expect(screen.queryByText(/n’a pas encore/)).not.toBeInTheDocument()
})

test('a recovery that is refused is reported on the sign-in form', async () => {
  await signIn({
    authenticate: wrong('Null password'),
    retrievePassword: () => {
      throw refusal('RATE_LIMITED', 'Too many attempts')
    },
  })
  expect(await screen.findByText(/Trop de tentatives/)).toBeVisible()
  expect(screen.getByRole('form', { name: 'Se connecter' })).toBeVisible()
})

test('a customer who chooses the canteen is looked for there first', async () => {
  const api = createFakeApi({ getUserFromToken: CAMILLE, authenticate: { token: 'fresh' } })
  const { user } = await renderApp('/auth?retour=/nulle-part', { api })
  await user.click(await screen.findByRole('radio', { name: 'Cantine' }))
  await fillIn(user, screen.getByLabelText('Adresse e-mail'), 'louis@cantine-rivoli.example')
  await fillIn(user, screen.getByLabelText('Mot de passe'), 'Demo-Tablee-2026')
  await user.click(screen.getAllByRole('button', { name: 'Se connecter' }).at(-1) ?? document.body)
  await screen.findByRole('heading', { name: 'Cette page n’est pas au menu' })
  expect(api.sent('useAuthenticateMutation').map(({ variables }) => variables.type)).toEqual([
    'canteen',
  ])
})

test('a browser that refuses cookies is told before anything is sent', async () => {
  const refused = jest.spyOn(document, 'cookie', 'get').mockReturnValue('')
  try {
    const { api } = await signIn({ authenticate: { token: 'fresh' } })
    expect(
      (await screen.findAllByText(/Les cookies sont nécessaires à l'authentification/)).length,
    ).toBe(2)
    expect(api.sent('useAuthenticateMutation')).toEqual([])
  } finally {
    refused.mockRestore()
  }
})

test('too many attempts say so above the form', async () => {
  const limited = () => {
    throw refusal('RATE_LIMITED', 'Too many attempts')
  }
  const { api, user } = await signIn({ authenticate: limited })
  expect(await screen.findByText(/Trop de tentatives/)).toBeVisible()
  api.response({ authenticate: wrong('Wrong password') })
  await user.click(screen.getAllByRole('button', { name: 'Se connecter' }).at(-1) ?? document.body)
  expect(await screen.findByText('Le mot de passe est incorrect.')).toBeVisible()
})

test.each([
  ['a connection that is lost', () => Promise.reject(new TypeError('Failed to fetch'))],
  [
    'a page of a proxy in place of a response',
    async () => new Response('<h1>502 Bad Gateway</h1>', { status: 502 }),
  ],
])('%s says so, and does not call a password wrong', async (_, respond) => {
  const shop = createFakeApi({ getUserFromToken: CAMILLE })
  const fetch: FakeApi['fetch'] = (url, request) =>
    String(request?.body).includes('useAuthenticateMutation') ? respond() : shop.fetch(url, request)
  const { email, password } = await signInAt({ ...shop, fetch })
  expect(await screen.findByText(/^La connexion à nos services a échoué/)).toBeVisible()
  expect(screen.queryByText('Le mot de passe est incorrect.')).not.toBeInTheDocument()
  expect(email).toHaveValue('Camille@Atelier-Nord.example')
  expect(password).toHaveValue('Demo-Tablee-2026')
})

test('signing out forgets the cookie and tells the server', async () => {
  const api = createFakeApi({ ...emptyShop, disconnect: true })
  const { user } = await renderApp('/auth', { api, user: CAMILLE })
  await user.click(await screen.findByRole('button', { name: 'Compte de Camille Roche' }))
  await user.click(screen.getByRole('button', { name: 'Se déconnecter' }))
  await waitFor(() => expect(readSessionToken()).toBeNull())
  expect(api.sent('useDisconnectMutation')[0]?.variables).toEqual({ token: 'token-of-the-test' })
})

test('signing out keeps the cart, without the address and the names in it and under another key', async () => {
  const cart = readyCart()
  const { user } = await renderApp('/auth', {
    // What a shop does not sell would leave the cart.
    api: createShop({ disconnect: true }),
    cart,
    user: CAMILLE,
  })
  await user.click(await screen.findByRole('button', { name: 'Compte de Camille Roche' }))
  await user.click(screen.getByRole('button', { name: 'Se déconnecter' }))
  await waitFor(() => expect(readSessionToken()).toBeNull())
  const { cart: kept } = await loadCart(new Date('2026-11-24T10:00:00+01:00'))
  expect(kept).toMatchObject({ items: cart.items, deliveryDay: cart.deliveryDay, address: null })
  expect(kept?.deliveryContact).toBeNull()
  expect(kept?.key).not.toBe(cart.key)
})

test('each switch of the sign-in panel takes the focus along', async () => {
  const { user } = await renderApp('/auth')
  for (const name of [/^Mot de passe oublié/, 'Revenir à la connexion', /^Créer un compte/]) {
    await user.click(await screen.findByRole('button', { name }))
    await waitFor(() => expect(document.body).not.toHaveFocus())
  }
})

test.each([/Mot de passe oublié/, 'Créer un compte entreprise'])(
  '%s counts at its first press, before the field that is left says what it lacks',
  async (name) => {
    const { user } = await renderApp('/auth', { api: emptyShop })
    const form = within(await screen.findByRole('form', { name: 'Se connecter' }))
    await user.click(form.getByLabelText('Mot de passe'))
    await user.pointer({ keys: '[MouseLeft>]', target: screen.getByRole('button', { name }) })
    expect(screen.queryByText('Indiquez votre mot de passe.')).not.toBeInTheDocument()
    await user.pointer({ keys: '[/MouseLeft]', target: screen.getByRole('button', { name }) })
    expect(screen.queryByRole('form', { name: 'Se connecter' })).not.toBeInTheDocument()
  },
)
