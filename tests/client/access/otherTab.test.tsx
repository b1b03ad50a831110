import { act, screen, waitFor } from '@testing-library/react'
import {
  readSessionToken,
  removeSessionToken,
  writeSessionToken,
} from '../../../src/client/services/sessionCookie'
import { createFakeApi, emptyShop, refusal } from '../../support/fakeApi'
import { CAMILLE, renderApp } from '../../support/renderApp'
import { aCart, createShop, units } from '../../support/shopFront'
import { storedCart } from '../../support/storedCart'

/** What the browser tells this tab when another one signs in or out. */
const otherTabSpeaks = () =>
  act(async () => {
    window.dispatchEvent(new StorageEvent('storage', { key: 'tablee.session', newValue: 'x' }))
  })

test('signing out in another tab signs out here', async () => {
  await renderApp('/auth', { api: emptyShop, user: CAMILLE })
  await screen.findByRole('button', { name: 'Compte de Camille Roche' })
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Bonjour Camille$/)
  removeSessionToken()
  await otherTabSpeaks()
  expect(await screen.findByText('Vous avez été déconnecté dans un autre onglet.')).toBeVisible()
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Se connecter$/)
  expect(screen.getByRole('form', { name: 'Se connecter' })).toBeVisible()
})

test('signing out in another tab while this one is on its way signs out here', async () => {
  const api = createFakeApi(emptyShop)
  const fetch: typeof api.fetch = (...request) => {
    removeSessionToken()
    return api.fetch(...request)
  }
  await renderApp('/', { api: { ...api, fetch }, user: CAMILLE })
  expect(await screen.findByText('Vous avez été déconnecté dans un autre onglet.')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Se connecter' })).toBeVisible()
})

test('signing out in another tab while a page of the account is on its way leads home, and opens no sign-in', async () => {
  const api = createShop({ getCustomerProfile: profileOf(CAMILLE) })
  const fetch: typeof api.fetch = (...request) => {
    removeSessionToken()
    return api.fetch(...request)
  }
  const { router } = await renderApp('/account/informations', {
    api: { ...api, fetch },
    user: CAMILLE,
  })
  expect(await screen.findByText('Vous avez été déconnecté dans un autre onglet.')).toBeVisible()
  await waitFor(() => expect(router.state.location.pathname).toBe('/'))
  expect(await screen.findAllByRole('article')).not.toHaveLength(0)
  // What a press would open is loaded by now, as it would be if it had opened by itself.
  await act(async () => void (await import('../../../src/client/areas/access/signIn/AuthDialog')))
  expect(screen.getByRole('button', { name: 'Se connecter' })).toBeVisible()
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test('signing in in another tab while this one is on its way signs in here', async () => {
  const api = createFakeApi({ ...emptyShop, getUserFromToken: CAMILLE })
  const fetch: typeof api.fetch = (...request) => {
    writeSessionToken('of-the-other-tab')
    return api.fetch(...request)
  }
  await renderApp('/', { api: { ...api, fetch } })
  expect(await screen.findByRole('button', { name: 'Compte de Camille Roche' })).toBeVisible()
  expect(api.sent('sessionUserQuery')[0]?.variables).toEqual({ token: 'of-the-other-tab' })
})

test('another account that another tab signs in while this one is on its way is taken over here', async () => {
  const other = { ...CAMILLE, id: '2', firstname: 'Hugo', lastname: 'Perrin' }
  const api = createFakeApi({ ...emptyShop, getUserFromToken: other })
  const fetch: typeof api.fetch = (...request) => {
    writeSessionToken('of-the-other-tab')
    return api.fetch(...request)
  }
  await renderApp('/', { api: { ...api, fetch }, user: CAMILLE })
  expect(await screen.findByRole('button', { name: 'Compte de Hugo Perrin' })).toBeVisible()
  expect(api.sent('sessionUserQuery').map(({ variables }) => variables)).toEqual([
    { token: 'of-the-other-tab' },
  ])
})

test('signing in in another tab signs in here, and closes the sign-in dialog', async () => {
  const api = createFakeApi({ ...emptyShop, getUserFromToken: CAMILLE })
  const { user } = await renderApp('/nulle-part', { api })
  await user.click(await screen.findByRole('button', { name: 'Se connecter' }))
  await screen.findByRole('dialog', { name: 'Se connecter' })
  writeSessionToken('of-the-other-tab')
  await otherTabSpeaks()
  expect(await screen.findByRole('button', { name: 'Compte de Camille Roche' })).toBeVisible()
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(api.sent('sessionUserQuery')[0]?.variables).toEqual({ token: 'of-the-other-tab' })
})

test('a token of another tab that opens no session signs out here', async () => {
  const api = createFakeApi({
    ...emptyShop,
    getUserFromToken: () => {
      throw refusal('UNAUTHENTICATED', 'Wrong Token')
    },
  })
  await renderApp('/auth', { api, user: CAMILLE })
  writeSessionToken('ended')
  await otherTabSpeaks()
  expect(await screen.findByRole('form', { name: 'Se connecter' })).toBeVisible()
  expect(readSessionToken()).toBeNull()
})

/** Another tab signs in by one token, then by a second; the first one's response comes last. */
async function signInTwiceElsewhere(lateResponse: () => unknown) {
  const hugo = { ...CAMILLE, id: '2', firstname: 'Hugo', lastname: 'Perrin' }
  let respond: () => void = () => undefined
  const isLate = new Promise<void>((resolve) => (respond = resolve))
  const getUserFromToken = ({ token }: { token: string }) =>
    token === 'second' ? hugo : isLate.then(lateResponse)
  await renderApp('/auth', { api: createFakeApi({ ...emptyShop, getUserFromToken }) })
  writeSessionToken('first')
  await otherTabSpeaks()
  writeSessionToken('second')
  await otherTabSpeaks()
  expect(await screen.findByRole('button', { name: 'Compte de Hugo Perrin' })).toBeVisible()
  await act(async () => {
    respond()
    await new Promise((resolve) => setTimeout(resolve, 20))
  })
  expect(screen.getByRole('button', { name: 'Compte de Hugo Perrin' })).toBeVisible()
  expect(readSessionToken()).toBe('second')
}

test('the user of an older session, whose response comes last, is not shown under the newer one', () =>
  signInTwiceElsewhere(() => CAMILLE))

test('an older session that turns out to be wrong leaves the newer one alone', () =>
  signInTwiceElsewhere(() => {
    throw refusal('UNAUTHENTICATED', 'Wrong Token')
  }))

test('news that change nothing send no query', async () => {
  const api = createFakeApi(emptyShop)
  await renderApp('/auth', { api, user: CAMILLE })
  await otherTabSpeaks()
  expect(screen.getByRole('button', { name: 'Compte de Camille Roche' })).toBeVisible()
  expect(api.sent('sessionUserQuery')).toEqual([])
})

const HUGO = { ...CAMILLE, id: '2', firstname: 'Hugo', lastname: 'Perrin' }
const profileOf = ({ firstname, lastname }: typeof CAMILLE) => ({ id: '1', firstname, lastname })
const contact = { id: '0', name: 'Camille Roche', phone: '06 12 34 56 78', details: '' }
const camillesCart = () =>
  aCart({ items: [units(3)], deliveryContact: contact, deliveryContactSMSNumber: '06 12 34 56 78' })
const FORGOTTEN = { items: [units(3)], deliveryContactSMSNumber: '', distributionPointId: null }
const KEPT = { items: [units(3)], deliveryContact: { name: 'Camille Roche' } }

describe('another account that could not be looked up yet', () => {
  const button = (name: string) => screen.findByRole('button', { name: `Compte de ${name}` })
  const comesBack = () =>
    act(async () => void document.dispatchEvent(new Event('visibilitychange')))
  const lineComesBack = () => act(async () => void window.dispatchEvent(new Event('online')))

  /** Another tab signs Hugo in while the server is busy; it has recovered since. */
  async function failOnce() {
    const busy = jest.fn(() => {
      throw refusal('INTERNAL_SERVER_ERROR', 'down')
    })
    const api = createFakeApi({ ...emptyShop, getUserFromToken: busy })
    await renderApp('/auth', { api, user: CAMILLE })
    writeSessionToken('of-the-other-tab')
    await otherTabSpeaks()
    await waitFor(() => expect(busy).toHaveBeenCalledTimes(1))
    await button('Camille Roche')
    api.response({ getUserFromToken: HUGO })
    return api
  }

  test.each([
    ['the tab is looked at again', comesBack],
    ['the line is back', lineComesBack],
  ])('is looked up again when %s, and then no more', async (_, happens) => {
    const api = await failOnce()
    await happens()
    expect(await button('Hugo Perrin')).toBeVisible()
    await happens()
    expect(api.sent('sessionUserQuery')).toHaveLength(2)
  })

  test('signs out here when its session ends before', async () => {
    await failOnce()
    removeSessionToken()
    await otherTabSpeaks()
    expect(await screen.findByText('Vous avez été déconnecté dans un autre onglet.')).toBeVisible()
  })
})

describe('another account that signs in where one was', () => {
  test('finds its own page of the account, and nothing that was typed or chosen before', async () => {
    const api = createFakeApi({
      ...emptyShop,
      getUserFromToken: HUGO,
      getCustomerProfile: profileOf(CAMILLE),
    })
    const start = { api, user: CAMILLE, cart: camillesCart() }
    const drafts = { 'tablee.drafts': { contact: { message: 'de Camille' } } }
    const { user } = await renderApp('/account/informations', { ...start, inTab: drafts })
    const field = await screen.findByLabelText(/^Prénom/)
    await user.type(field, ' Anne')
    api.response({ getCustomerProfile: profileOf(HUGO) })
    writeSessionToken('of-the-other-tab')
    await otherTabSpeaks()
    await screen.findByRole('button', { name: 'Compte de Hugo Perrin' })
    expect(screen.queryByDisplayValue(/Camille/)).not.toBeInTheDocument()
    expect(await screen.findByLabelText(/^Prénom/)).toHaveValue('Hugo')
    expect(window.sessionStorage.getItem('tablee.drafts')).toBeNull()
    expect(storedCart()).toMatchObject(FORGOTTEN)
  })

  test('finds its own page of the account where the one before was still on its way', async () => {
    let respond: () => void = () => undefined
    const isLate = new Promise<void>((resolve) => (respond = resolve))
    const api = createFakeApi({
      ...emptyShop,
      getUserFromToken: HUGO,
      getCustomerProfile: () => isLate.then(() => profileOf(CAMILLE)),
    })
    await renderApp('/account/informations', { api, user: CAMILLE })
    await waitFor(() => expect(api.sent('profileScreenQuery')).toHaveLength(1))
    api.response({ getCustomerProfile: profileOf(HUGO) })
    writeSessionToken('of-the-other-tab')
    await otherTabSpeaks()
    await screen.findByRole('button', { name: 'Compte de Hugo Perrin' })
    await act(async () => respond())
    expect(await screen.findByLabelText(/^Prénom/)).toHaveValue('Hugo')
  })

  test.each([
    ['another one finds the cart without names and address', HUGO, FORGOTTEN],
    ['the same one finds the cart whole', CAMILLE, KEPT],
  ])('after a session that has ended by itself, %s', async (_, next, expected) => {
    const api = createFakeApi({
      ...emptyShop,
      getUserFromToken: () => {
        throw refusal('UNAUTHENTICATED', 'Wrong Token')
      },
    })
    await renderApp('/auth', { api, user: CAMILLE, cart: camillesCart() })
    writeSessionToken('ended')
    await otherTabSpeaks()
    await screen.findByRole('form', { name: 'Se connecter' })
    expect(storedCart()).toMatchObject(KEPT)
    api.response({ getUserFromToken: next })
    writeSessionToken('begun-since')
    await otherTabSpeaks()
    await screen.findByRole('button', { name: new RegExp(`^Compte de ${next.firstname}`) })
    expect(storedCart()).toMatchObject(expected)
  })

  test.each([
    ['another one', '1', FORGOTTEN],
    ['the same one', '2', KEPT],
  ])('on a page that begins later, the cart of %s', async (_, owner, expected) => {
    const api = createFakeApi({ ...emptyShop, getUserFromToken: HUGO })
    const inBrowser = { 'tablee.customer': owner }
    await renderApp('/auth', { api, cart: camillesCart(), inBrowser })
    writeSessionToken('begun-since')
    await otherTabSpeaks()
    await screen.findByRole('button', { name: 'Compte de Hugo Perrin' })
    expect(storedCart()).toMatchObject(expected)
  })

  test('a page that begins under another account forgets what the tab has kept', async () => {
    const inTab = { 'tablee.customer': '1', 'tablee.drafts': { contact: { message: 'x' } } }
    await renderApp('/auth', { api: emptyShop, user: HUGO, inTab })
    await waitFor(() => expect(window.sessionStorage.getItem('tablee.drafts')).toBeNull())
    expect(window.sessionStorage.getItem('tablee.customer')).toBe('"2"')
  })
})
