import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { writeSessionToken } from '../../../src/client/services/sessionCookie'
import { refusal, type FakeApi } from '../../support/fakeApi'
import { renderApp } from '../../support/renderApp'
import { aCart, createShop, NOON, TODAY, units } from '../../support/shopFront'

/** A shop whose line is lost for some of the operations, or for all of them. */
function createDroppingShop() {
  const shop = createShop()
  let isLost = (_operationName: string) => false
  const fetch: FakeApi['fetch'] = async (url, request) => {
    const body = String(request?.body)
    const [, name = ''] = /"operationName":"(\w+)"/.exec(body) ?? []
    if (isLost(name)) throw new TypeError('Failed to fetch')
    return shop.fetch(url, request)
  }
  return {
    ...shop,
    fetch,
    lose: (of: typeof isLost) => {
      isLost = of
    },
  }
}

const anArticle = () => screen.findByRole('button', { name: 'Ajouter Plateau Belleville' })

async function chooseWednesday(user: Awaited<ReturnType<typeof renderApp>>['user']) {
  await user.click(await screen.findByRole('button', { name: /^Quand/ }))
  const panel = await screen.findByRole('dialog', { name: /Quel jour/ })
  await user.click(
    await within(panel).findByRole('button', { name: /^mercredi 25(?!\snovembre\s·)/ }),
  )
}

test('a session whose person is not known yet requests the list once, as the loader did', async () => {
  const api = createShop({
    getCustomerProfile: {},
    getUserFromToken: () => {
      throw refusal('INTERNAL_SERVER_ERROR', 'down')
    },
  })
  const { goTo } = await renderApp('/auth', { api })
  writeSessionToken('token-of-the-test')
  await goTo('/')
  await anArticle()
  expect(api.sent('shopScreenQuery').map(({ variables }) => variables['isSignedIn'])).toEqual([
    true,
  ])
})

test('the list of another day that is lost on the way leaves the one before, until trying again works', async () => {
  const api = createDroppingShop()
  const { user } = await renderApp('/', { api, cart: aCart() })
  await anArticle()
  api.lose((name) => name === 'shopScreenQuery')
  await chooseWednesday(user)
  const notice = within(await screen.findByRole('alert'))
  expect(notice.getByText(/^La carte de votre nouveau choix n’est pas arrivée/)).toBeVisible()
  expect(screen.queryByText('Unexpected Application Error!')).not.toBeInTheDocument()
  expect(screen.queryByText('Mise à jour de la carte')).not.toBeInTheDocument()

  await user.click(notice.getByRole('button', { name: 'Réessayer' }))
  expect(await screen.findByRole('alert')).toBeVisible()

  api.lose(() => false)
  await user.click(screen.getByRole('button', { name: 'Réessayer' }))
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument())
  expect(api.sent('shopScreenQuery').at(-1)?.variables).toMatchObject({
    input: { date: expect.stringContaining('2026-11-25') },
  })
  await anArticle()
})

test.each([
  ['RATE_LIMITED', 90, 'Patientez 2 minutes avant de réessayer.'],
  ['TRY_AGAIN', undefined, 'Patientez quelques instants avant de réessayer.'],
] as const)(
  'a list that is put off (%s) leaves the one before, and says until when',
  async (code, retryAfterSeconds, words) => {
    const api = createShop()
    const respond = api.fetch
    let isPutOff = false
    const refused = { errors: [{ message: 'later', extensions: { code, retryAfterSeconds } }] }
    const fetch: FakeApi['fetch'] = async (url, request) =>
      isPutOff && String(request?.body).includes('"operationName":"shopScreenQuery"')
        ? Response.json(refused)
        : respond(url, request)
    const { user } = await renderApp('/', { api: { ...api, fetch }, cart: aCart() })
    await anArticle()
    isPutOff = true
    await chooseWednesday(user)
    const notice = within(await screen.findByRole('alert'))
    expect(notice.getByText('Nos services sont très sollicités')).toBeVisible()
    expect(notice.getByText((text) => text.endsWith(words))).toBeVisible()
    await anArticle()

    isPutOff = false
    await user.click(notice.getByRole('button', { name: 'Réessayer' }))
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument())
  },
)

test('it comes by itself when the line is back', async () => {
  const api = createDroppingShop()
  const { user } = await renderApp('/', { api, cart: aCart() })
  await anArticle()
  api.lose((name) => name === 'shopScreenQuery')
  await chooseWednesday(user)
  await screen.findByRole('alert')
  api.lose(() => false)
  fireEvent(window, new Event('online'))
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument())
})

test('what another day makes of the cart is looked up again by itself when the line is back', async () => {
  const api = createDroppingShop()
  const cart = aCart({ deliveryDay: TODAY, deliverySlot: NOON, items: [units(2)] })
  const { user } = await renderApp('/', { api, cart })
  await anArticle()
  api.lose((name) => name === 'pricedInventoryQuery')
  await chooseWednesday(user)
  const dialog = within(await screen.findByRole('dialog', { name: /^Changer de jour/ }))
  expect(await dialog.findByText(/^La boutique n’a pas répondu/)).toBeVisible()
  api.lose(() => false)
  fireEvent(window, new Event('online'))
  expect(await dialog.findByText('Nouveau total')).toBeVisible()
  expect(dialog.queryByText(/^La boutique n’a pas répondu/)).not.toBeInTheDocument()
})
