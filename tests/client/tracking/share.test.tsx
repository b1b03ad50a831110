import { screen } from '@testing-library/react'
import { CAMILLE, renderApp } from '../../support/renderApp'

const place = { name: '8 Rue de Rivoli, 75004 Paris', lat: 48.8557, lng: 2.3602 }

function open(status: string, { isOwner = true, path = '/track/order-1' } = {}) {
  const order = isOwner
    ? { id: 'order-1', number: 'T-24815', status, trackingToken: 'le-jeton' }
    : null
  const orderTracking = {
    id: 'order-1',
    number: 'T-24815',
    status,
    moves: [{ status, at: '2026-11-23T16:02:00+01:00' }],
    depot: place,
    destination: place,
    isOwner,
    order,
  }
  return renderApp(path, { api: { orderTracking }, ...(isOwner ? { user: CAMILLE } : {}) })
}

const copyLink = () => screen.queryByRole('button', { name: 'Copier le lien de suivi' })
const LINK = `${window.location.origin}/track/order-1/le-jeton`

test('the owner of an order on its way passes on the link that opens its tracking to anybody', async () => {
  const { user } = await open('assigned')
  await user.click(await screen.findByRole('button', { name: 'Copier le lien de suivi' }))
  const said = await screen.findByText('Copié.')
  expect(said.closest('[role=status]')).toBeVisible()
  expect(await navigator.clipboard.readText()).toBe(LINK)
  expect(screen.queryByText(LINK)).not.toBeInTheDocument()
})

test('a browser that does not allow the copy shows the address, to be copied by hand', async () => {
  const { user } = await open('assigned')
  const refused = new DOMException('No', 'NotAllowedError')
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(refused)
  const button = await screen.findByRole('button', { name: 'Copier le lien de suivi' })
  expect(screen.queryByText(LINK)).not.toBeInTheDocument()
  await user.click(button)
  expect(await screen.findByText(LINK)).toBeVisible()
  expect(screen.getByText(/La copie n’est pas permise/)).toBeVisible()
})

test('where the device can share, its own way is offered, and the copy when that fails', async () => {
  const share = jest.fn<Promise<void>, [ShareData]>()
  Object.assign(navigator, { share })
  const { user } = await open('assigned')
  const button = await screen.findByRole('button', { name: 'Partager' })
  expect(copyLink()).not.toBeInTheDocument()
  share.mockRejectedValueOnce(new DOMException('Closed', 'AbortError'))
  await user.click(button)
  expect(share).toHaveBeenCalledWith({ title: 'Commande T-24815', url: LINK })
  expect(button).toBeVisible()
  share.mockRejectedValueOnce(new DOMException('No', 'NotAllowedError'))
  await user.click(button)
  expect(await screen.findByRole('button', { name: 'Copier le lien de suivi' })).toBeVisible()
  Reflect.deleteProperty(navigator, 'share')
})

test.each(['waitingForPayment', 'delivered', 'canceled'])(
  'an order that is %s has no link to share',
  async (status) => {
    await open(status)
    await screen.findByText(/^Commande$/)
    expect(copyLink()).not.toBeInTheDocument()
  },
)

test('a visitor with the link is not offered it', async () => {
  await open('assigned', { isOwner: false, path: '/track/order-1/le-jeton' })
  await screen.findByText(/^Commande$/)
  expect(copyLink()).not.toBeInTheDocument()
})
