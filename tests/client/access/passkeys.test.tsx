import { screen, waitFor, within } from '@testing-library/react'
import { failureCopy } from '../../../src/client/config/failureCopy'
import { deviceName } from '../../../src/client/services/passkeys/deviceName'
import { readSessionToken } from '../../../src/client/services/sessionCookie'
import { createFakeApi, refusal } from '../../support/fakeApi'
import { ended, fakeCredentials } from '../../support/fakeCredentials'
import { fillIn } from '../../support/fillIn'
import { CAMILLE, renderApp } from '../../support/renderApp'
import { anOrder, createCheckout } from '../checkout/checkoutServer'

const CHALLENGE = { challenge: 'Y2hhbGxlbmdl', domain: 'localhost', timeout: 300_000 }
const CREATION = {
  ...CHALLENGE,
  shopName: 'Tablée',
  userHandle: 'MQ',
  email: CAMILLE.email,
  userName: 'Camille Roche',
  algorithms: [-7],
  known: ['BBBB'],
}
const KEY = {
  id: '5',
  name: 'Chrome sur Windows',
  createdAt: '2026-11-20T10:00:00+01:00',
  lastUsedAt: null,
}
const MADE = { id: 'AQID', clientDataJSON: 'BA', attestationObject: 'BQ', transports: ['internal'] }
const CREATE = 'Créer une clé d’accès'
const SIGN_IN = 'Utiliser une clé d’accès'

let device: ReturnType<typeof fakeCredentials>
beforeEach(() => {
  device = fakeCredentials()
})
afterEach(() => device.restore())

describe('signing in', () => {
  const open = (responses: Readonly<Record<string, unknown>> = {}) =>
    renderApp('/auth?retour=/nulle-part', {
      api: createFakeApi({
        startPasskeySignIn: CHALLENGE,
        authenticateByPasskey: { token: 'fresh' },
        getUserFromToken: CAMILLE,
        ...responses,
      }),
    })

  test('by the button keeps the token and goes on', async () => {
    const { user, api } = await open()
    await user.click(await screen.findByRole('button', { name: SIGN_IN }))
    await screen.findByRole('heading', { name: 'Cette page n’est pas au menu' })
    expect(readSessionToken()).toBe('fresh')
    expect(device.requested[0]?.publicKey).toMatchObject({
      rpId: 'localhost',
      userVerification: 'required',
    })
    expect(api.sent('useSignInByPasskeyMutation')[0]?.variables).toEqual({
      signature: {
        id: 'AQID',
        clientDataJSON: 'BA',
        authenticatorData: 'Bg',
        signature: 'Bw',
        userHandle: 'MQ',
      },
    })
  })

  test('by the browser’s offer in the field of the address needs no press', async () => {
    device.offer(true)
    await open()
    await screen.findByRole('heading', { name: 'Cette page n’est pas au menu' })
    expect(device.requested[0]?.mediation).toBe('conditional')
    expect(readSessionToken()).toBe('fresh')
  })

  test('the offer waits in the field, and gives way to the button’s dialog', async () => {
    device.offer(false)
    const { user } = await open()
    const email = await screen.findByLabelText('Adresse e-mail')
    expect(email).toHaveAttribute('autocomplete', 'username webauthn')
    await waitFor(() => expect(device.requested).toHaveLength(1))
    await user.click(screen.getByRole('button', { name: SIGN_IN }))
    await screen.findByRole('heading', { name: 'Cette page n’est pas au menu' })
    expect(device.requested[0]?.signal?.aborted).toBe(true)
  })

  test('an offer that cannot be made says nothing; the button says why', async () => {
    device.offer(false)
    const { user, api } = await open({
      startPasskeySignIn: () => {
        throw refusal('RATE_LIMITED', 'TOO_MANY_ATTEMPTS')
      },
    })
    const button = await screen.findByRole('button', { name: SIGN_IN })
    await waitFor(() => expect(api.sent('useSignInByPasskeyStartMutation')).toHaveLength(1))
    await user.hover(button)
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    await user.click(button)
    expect(await screen.findByRole('alert')).toHaveTextContent(failureCopy.rateLimited())
  })

  test('says nothing when the dialog is closed, and keeps the password form', async () => {
    device.end(ended('NotAllowedError'))
    const { user, api } = await open()
    const button = await screen.findByRole('button', { name: SIGN_IN })
    await user.click(button)
    await waitFor(() => expect(button).toBeEnabled())
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    expect(screen.getByLabelText('Mot de passe')).toBeVisible()
    expect(api.sent('useSignInByPasskeyMutation')).toEqual([])
  })

  test('by a key that the shop has forgotten says what to do instead', async () => {
    const { user } = await open({
      authenticateByPasskey: () => {
        throw refusal('BAD_USER_INPUT', 'Wrong passkey')
      },
    })
    await user.click(await screen.findByRole('button', { name: SIGN_IN }))
    expect(await screen.findByRole('alert')).toHaveTextContent('n’ouvre pas de compte ici')
    expect(readSessionToken()).toBeNull()
  })

  test('is not offered by a browser without passkeys', async () => {
    device.restore()
    await open()
    await screen.findByRole('form', { name: 'Se connecter' })
    expect(screen.queryByRole('button', { name: SIGN_IN })).not.toBeInTheDocument()
  })
})

describe('the keys of the account', () => {
  const open = (passkeys: readonly object[], responses: Readonly<Record<string, unknown>> = {}) =>
    renderApp('/account/mot-de-passe', {
      user: CAMILLE,
      api: createFakeApi({
        getCustomerProfile: { id: '1', hasPassword: true, passkeys },
        startPasskeyCreation: CREATION,
        addPasskey: { id: '1', passkeys: [KEY] },
        deletePasskey: { id: '1', passkeys: [] },
        ...responses,
      }),
    })

  test('are listed with their use; one more joins them', async () => {
    const { user, api } = await open([])
    expect(await screen.findByText('Vous n’en avez pas encore.')).toBeVisible()
    await user.click(screen.getByRole('button', { name: CREATE }))
    const list = await screen.findByRole('list', { name: 'Clés d’accès' })
    expect(within(list).getByRole('listitem')).toHaveTextContent(
      'Chrome sur WindowsAjoutée le vendredi 20 novembre, jamais utilisée',
    )
    expect(device.created[0]?.publicKey).toMatchObject({
      rp: { id: 'localhost', name: 'Tablée' },
      user: { name: CAMILLE.email, displayName: 'Camille Roche' },
      pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      attestation: 'none',
    })
    expect(api.sent('useAddPasskeyMutation')[0]?.variables).toMatchObject({ passkey: MADE })
  })

  test('take the password of a person who signed in a while ago', async () => {
    const { user, api } = await open([], {
      startPasskeyCreation: ({ password }: { password: string | null }) => {
        if (password === null) throw refusal('BAD_USER_INPUT', '', { password: 'REQUIRED' })
        if (password !== 'Un-Dejeuner-2026') {
          throw refusal('BAD_USER_INPUT', 'Wrong password', { password: 'WRONG' })
        }
        return CREATION
      },
    })
    await user.click(await screen.findByRole('button', { name: CREATE }))
    const form = await screen.findByRole('form', { name: 'Confirmer que c’est bien vous' })
    const field = within(form).getByLabelText(/^Votre mot de passe/)
    await user.click(within(form).getByRole('button', { name: CREATE }))
    expect(field).toHaveAccessibleDescription('Indiquez votre mot de passe.')
    await fillIn(user, field, 'Pas-Le-Bon-2026')
    await user.click(within(form).getByRole('button', { name: CREATE }))
    await waitFor(() => expect(field).toHaveAccessibleDescription('Le mot de passe est incorrect.'))
    expect(device.created).toEqual([])
    await fillIn(user, field, 'Un-Dejeuner-2026')
    await user.click(within(form).getByRole('button', { name: CREATE }))
    const list = await screen.findByRole('list', { name: 'Clés d’accès' })
    expect(within(list).getByRole('listitem')).toHaveTextContent('Chrome sur Windows')
    expect(form).not.toBeInTheDocument()
    expect(api.sent('useAddPasskeyMutation')).toHaveLength(1)
  })

  test('are deleted after a confirmation', async () => {
    const { user, api } = await open([{ ...KEY, lastUsedAt: '2026-11-23T09:00:00+01:00' }])
    expect(await screen.findByText(/utilisée le lundi 23 novembre/)).toBeVisible()
    await user.click(screen.getByRole('button', { name: /^Supprimer la clé d’accès Chrome/ }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.click(dialog.getByRole('button', { name: 'Supprimer' }))
    expect(await screen.findByText('Vous n’en avez pas encore.')).toBeVisible()
    expect(screen.getByRole('heading', { name: 'Clés d’accès' })).toHaveFocus()
    expect(api.sent('DeletePasskeyDialogMutation')[0]?.variables).toEqual({ id: '5' })
  })

  test('one that another tab has deleted leaves the list', async () => {
    const { user } = await open([KEY, { ...KEY, id: '6', name: 'Safari sur iPhone' }], {
      deletePasskey: () => {
        throw refusal('NOT_FOUND', 'No such passkey')
      },
    })
    await user.click(
      await screen.findByRole('button', { name: /^Supprimer la clé d’accès Chrome/ }),
    )
    const dialog = within(await screen.findByRole('dialog'))
    await user.click(dialog.getByRole('button', { name: 'Supprimer' }))
    expect(await screen.findByText('La clé d’accès est supprimée.')).toBeVisible()
    const list = screen.getByRole('list', { name: 'Clés d’accès' })
    expect(within(list).getAllByRole('listitem')).toHaveLength(1)
    expect(list).toHaveTextContent('Safari sur iPhone')
    expect(screen.getByRole('heading', { name: 'Clés d’accès' })).toHaveFocus()
  })

  test.each([
    ['InvalidStateError', /Cet appareil garde déjà une clé/],
    ['NotSupportedError', /n’a pas pu créer la clé/],
  ])('a device that ends with %s is put into words', async (name, words) => {
    device.end(ended(name))
    const { user, api } = await open([])
    await user.click(await screen.findByRole('button', { name: CREATE }))
    expect(await screen.findByRole('alert')).toHaveTextContent(words)
    expect(api.sent('useAddPasskeyMutation')).toEqual([])
  })

  test('ten are enough', async () => {
    const { user } = await open([KEY], {
      startPasskeyCreation: () => {
        throw refusal('BAD_USER_INPUT', 'Passkey refused', { passkey: 'TOO_MANY' })
      },
    })
    await user.click(await screen.findByRole('button', { name: CREATE }))
    expect(await screen.findByRole('alert')).toHaveTextContent('déjà dix clés')
    expect(device.created).toEqual([])
  })
})

test('after an order a passkey takes the place of the password that is still to be chosen', async () => {
  const { user } = await renderApp('/order/confirmation?commande=order-1', {
    user: CAMILLE,
    api: createCheckout({
      order: anOrder(),
      getCustomerProfile: { id: '1', hasPassword: false, isEmailConfirmed: true, passkeys: [] },
      startPasskeyCreation: CREATION,
      addPasskey: { id: '1', passkeys: [KEY] },
    }),
  })
  expect(await screen.findByRole('form', { name: 'Choisissez votre mot de passe' })).toBeVisible()
  await user.click(await screen.findByRole('button', { name: CREATE }))
  const done = await screen.findByText(/^Votre clé d’accès est créée/)
  expect(done.closest('[tabindex]')).toHaveFocus()
  expect(screen.queryByRole('form', { name: 'Choisissez votre mot de passe' })).toBeNull()
})

test.each([
  [
    'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/149.0 Safari/537.36',
    'Chrome sur Windows',
  ],
  ['Mozilla/5.0 (Windows NT 10.0) Chrome/149.0 Safari/537.36 Edg/149.0', 'Edge sur Windows'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0) Version/19.0 Mobile/1 Safari/604.1',
    'Safari sur iPhone',
  ],
  [
    'Mozilla/5.0 (Linux; Android 16; Pixel 7) Chrome/149.0 Mobile Safari/537.36',
    'Chrome sur Android',
  ],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 15.0; rv:140.0) Firefox/140.0', 'Firefox sur Mac'],
  ['curl', ''],
])('%s is called « %s »', (userAgent, name) => {
  expect(deviceName(userAgent)).toBe(name)
})
