import { screen, within } from '@testing-library/react'
import { readSessionToken } from '../../../src/client/services/sessionCookie'
import { createFakeApi, emptyShop, type FakeApi, type Responses } from '../../support/fakeApi'
import { fakeCredentials } from '../../support/fakeCredentials'
import { fillIn } from '../../support/fillIn'
import { renderApp } from '../../support/renderApp'

const EMAIL = 'camille@atelier-nord.example'
const PASSWORD = 'Une-Belle-Table-2026'
type Given = Responses & { value: unknown }
const crash = /Une erreur est survenue, merci de réessayer ou de contacter notre support/

let device: ReturnType<typeof fakeCredentials>
beforeEach(() => {
  device = fakeCredentials()
})
afterEach(() => device.restore())

/** The site on a server that returns null for a field, or for the token in it, whatever the schema says. */
function open(path: string, field: string, { value, ...responses }: Given) {
  const shop = createFakeApi({ ...emptyShop, ...responses })
  const fetch: FakeApi['fetch'] = async (url, request) =>
    String(request?.body).includes(`${field}(`)
      ? Response.json({ data: { [field]: value } })
      : shop.fetch(url, request)
  return renderApp(path, { api: { ...shop, fetch } })
}

async function expectCrash(name: string) {
  expect(await screen.findByText(crash)).toBeVisible()
  expect(screen.getByRole('button', { name })).toBeEnabled()
  expect(readSessionToken()).toBeNull()
}

describe.each([
  ['no session', null],
  ['a session without a token', { id: '1', token: null, hasPassword: true }],
])('a server that returns %s is reported in words, and it can be tried again', (_, value) => {
  test('signing in', async () => {
    const { user } = await open('/auth', 'authenticate', { value })
    const form = within(await screen.findByRole('form', { name: 'Se connecter' }))
    await fillIn(user, form.getByLabelText('Adresse e-mail'), EMAIL)
    await fillIn(user, form.getByLabelText('Mot de passe'), PASSWORD)
    await user.click(form.getByRole('button', { name: 'Se connecter' }))
    expect(await form.findByText(crash)).toBeVisible()
    expect(form.getByRole('button', { name: 'Se connecter' })).toBeEnabled()
    expect(readSessionToken()).toBeNull()
  })

  test('signing in by a passkey', async () => {
    const { user } = await open('/auth', 'authenticateByPasskey', {
      value,
      startPasskeySignIn: { challenge: 'Y2hhbGxlbmdl', domain: 'localhost', timeout: 300_000 },
    })
    await user.click(await screen.findByRole('button', { name: 'Utiliser une clé d’accès' }))
    await expectCrash('Utiliser une clé d’accès')
  })

  test('signing up', async () => {
    const { user } = await open('/auth', 'signup', { value })
    await user.click(await screen.findByRole('button', { name: 'Créer un compte entreprise' }))
    await fillIn(user, screen.getByLabelText('Prénom'), 'Camille')
    await fillIn(user, screen.getByLabelText('Nom'), 'Roche')
    await fillIn(user, screen.getByLabelText('Adresse e-mail'), EMAIL)
    await fillIn(user, screen.getByLabelText('Mot de passe'), PASSWORD)
    await user.click(screen.getByLabelText(/J’accepte les conditions générales/))
    await user.click(screen.getByRole('button', { name: 'Créer mon compte' }))
    await expectCrash('Créer mon compte')
  })

  test('choosing a new password', async () => {
    const { user } = await open('/newpassword/lien', 'setNewPassword', {
      value,
      checkTokenValidity: true,
    })
    await fillIn(user, await screen.findByLabelText('Nouveau mot de passe'), PASSWORD)
    await fillIn(user, screen.getByLabelText('Le même, encore une fois'), PASSWORD)
    await user.click(screen.getByRole('button', { name: 'Enregistrer le mot de passe' }))
    await expectCrash('Enregistrer le mot de passe')
  })

  test('opening the canteen', async () => {
    const { user } = await open('/canteen-validation?token=lien', 'validateCanteenEmail', {
      value,
      checkTokenValidity: true,
    })
    const confirm = await screen.findByRole('button', { name: /Confirmer/ })
    await user.click(confirm)
    expect(await screen.findByText(crash)).toBeVisible()
    expect(readSessionToken()).toBeNull()
  })
})
