import { screen, waitFor, within } from '@testing-library/react'
import { renderApp } from '../../support/renderApp'
import {
  aCart,
  ADDRESS,
  createShop,
  NOON,
  product,
  TODAY,
  TRAY,
  units,
} from '../../support/shopFront'
import { storedCart } from '../../support/storedCart'

const FILLED = { items: [units(4)] }
const slots = async () =>
  within(await screen.findByRole('dialog', { name: /À quelle heure/ })).findByRole('button', {
    name: /^12\sh\s00/,
  })
const open = (cart = aCart(FILLED), path = '/cart') => renderApp(path, { api: createShop(), cart })
type Site = Awaited<ReturnType<typeof open>>
const pathOf = ({ router }: Site) => router.state.location.pathname + router.state.location.search
const delivery = () => screen.findByRole('region', { name: 'Livraison' })

test('« Choisir » in the cart leads through the day and the slot, and back', async () => {
  const site = await open()
  await site.user.click(await screen.findByRole('button', { name: 'Choisir le créneau' }))
  const days = within(await screen.findByRole('dialog', { name: /Quel jour/ }))
  await site.user.click(await days.findByRole('button', { name: /mardi 24(?!\snovembre\s·)/ }))
  await site.user.click(await slots())
  await waitFor(() => expect(pathOf(site)).toBe('/cart'))
  expect(await delivery()).toHaveTextContent(/mardi 24 novembre12\sh\s00/)
})

test('« Commander » without a slot has the customer back in the cart once there is one', async () => {
  const site = await open(aCart({ ...FILLED, deliveryDay: TODAY }))
  await site.user.click(await screen.findByRole('button', { name: 'Commander' }))
  await site.user.click(await slots())
  await screen.findByRole('heading', { level: 1, name: 'Votre commande' })
  expect(pathOf(site)).toBe('/cart')
  await site.user.click(await screen.findByRole('button', { name: 'Commander' }))
  await waitFor(() => expect(pathOf(site)).toBe('/order/livraison'))
})

test('a second press on « Commander » at once leaves alone what the first has opened', async () => {
  const day = {
    startAt: NOON.start,
    endAt: `${TODAY}T19:00:00+01:00`,
    status: 'openWithSales',
    slots: [{ slotStartAt: NOON.start, slotEndAt: NOON.end, disabledSlot: true, stress: 'high' }],
  }
  const api = createShop({ businessDaysWithSlots: [day] })
  const cart = aCart({ ...FILLED, deliveryDay: TODAY, deliverySlot: NOON })
  const site = await renderApp('/cart', { api, cart })
  await site.user.dblClick(await screen.findByRole('button', { name: 'Commander' }))
  expect(await screen.findByRole('button', { name: 'Choisir un autre créneau' })).toBeVisible()
  expect(screen.getAllByRole('dialog')).toHaveLength(1)
  expect(pathOf(site)).toBe('/cart')
  expect(storedCart()).toMatchObject({ ...FILLED, deliverySlot: null })
})

test('a panel that is closed without an answer leads back too', async () => {
  const site = await open(aCart({ ...FILLED, deliveryDay: TODAY }))
  await site.user.click(await screen.findByRole('button', { name: 'Choisir le créneau' }))
  await slots()
  await site.user.keyboard('{Escape}')
  await waitFor(() => expect(pathOf(site)).toBe('/cart'))
})

test('another slot for a filled cart is asked about over the cart', async () => {
  const early = { start: `${TODAY}T11:00:00+01:00`, end: `${TODAY}T11:30:00+01:00` }
  const site = await open(aCart({ ...FILLED, deliveryDay: TODAY, deliverySlot: early }))
  await site.user.click(await screen.findByRole('button', { name: 'Modifier le créneau' }))
  await site.user.click(await slots())
  await waitFor(() => expect(pathOf(site)).toBe('/cart'))
  const question = within(await screen.findByRole('dialog', { name: /^Changer/ }))
  const keep = await question.findByRole('button', { name: 'Changer et garder mon panier' })
  await waitFor(() => expect(keep).toBeEnabled())
  await site.user.click(keep)
  await waitFor(async () => expect(await delivery()).toHaveTextContent(/12\sh\s00/))
})

test('another address for a filled cart is chosen from the cart, and asked about over it', async () => {
  const early = { start: `${TODAY}T11:00:00+01:00`, end: `${TODAY}T11:30:00+01:00` }
  const elsewhere = { address: '24 Rue de Paradis, 75010 Paris' }
  const cart = aCart({ ...FILLED, ...elsewhere, deliveryDay: TODAY, deliverySlot: early })
  const site = await open(cart)
  await site.user.click(await screen.findByRole('button', { name: 'Modifier l’adresse' }))
  const field = await screen.findByRole('combobox', { name: 'Adresse de livraison' })
  await site.user.clear(field)
  await site.user.type(field, '8 rue de rivoli')
  await site.user.click(await screen.findByRole('option', { name: ADDRESS }))
  await waitFor(() => expect(pathOf(site)).toBe('/cart'))
  expect(await screen.findByRole('dialog', { name: /^Changer d’adresse/ })).toBeVisible()
})

test('a filled cart that has lost its address asks for it before all else', async () => {
  const site = await open(aCart({ ...FILLED, address: null, deliveryDay: TODAY }))
  expect(await delivery()).toHaveTextContent('Adresse à indiquer')
  expect(screen.getByText('Indiquez votre adresse de livraison pour commander.')).toBeVisible()
  await site.user.click(screen.getByRole('button', { name: 'Indiquer l’adresse' }))
  expect(await screen.findByRole('combobox', { name: 'Adresse de livraison' })).toBeVisible()
})

test('an address that does not suit the room service in the cart is no address', async () => {
  const roomService = { ...units(2, '2'), lineId: 'LIGNE-ROOM-SERVICE' }
  await open(aCart({ items: [roomService], deliveryDay: TODAY }))
  expect(await delivery()).toHaveTextContent('Adresse à indiquer')
  expect(screen.getByRole('button', { name: 'Indiquer l’adresse' })).toBeVisible()
})

test('the recap has the customer back as well', async () => {
  const cart = aCart({ ...FILLED, deliveryDay: TODAY })
  const site = await open(cart, '/order')
  await site.user.click(await screen.findByRole('button', { name: 'Choisir un créneau' }))
  await site.user.click(await slots())
  await waitFor(() => expect(pathOf(site)).toBe('/order'))
})

test('beside the shop a slot is chosen in the shop', async () => {
  const site = await open(aCart({ ...FILLED, deliveryDay: TODAY }), '/')
  await site.user.click(await screen.findByRole('button', { name: 'Commander' }))
  await site.user.click(await slots())
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(pathOf(site)).toBe('/')
})

describe('a slot at which something else in the cart is not delivered', () => {
  const tarts = { ...units(1, '70'), lineId: 'LIGNE-PATISSERIE' }
  const inPastry = { lineId: 'LIGNE-PATISSERIE', mainBrandId: '21', deliveryDay: TODAY }
  const late = { start: `${TODAY}T16:00:00+01:00`, end: `${TODAY}T16:30:00+01:00` }
  const words = /Plateaux repas\s: de 11\sh\s00 à 14\sh\s30 et de 18\sh\s00 à 20\sh\s30/

  test('says so in the list, and which hours it has when it is pressed', async () => {
    const day = {
      startAt: `${TODAY}T08:00:00+01:00`,
      endAt: `${TODAY}T19:00:00+01:00`,
      status: 'openWithSales',
      slots: [{ slotStartAt: late.start, slotEndAt: late.end, disabledSlot: false, stress: 'low' }],
    }
    const api = createShop({ businessDaysWithSlots: [day] })
    const cart = aCart({ ...inPastry, items: [tarts, units(4)] })
    const { user } = await renderApp('/cart', { api, cart })
    await user.click(await screen.findByRole('button', { name: 'Choisir le créneau' }))
    const list = within(await screen.findByRole('dialog', { name: /À quelle heure/ }))
    const slot = await list.findByRole('button', { name: /^16\sh\s00/ })
    expect(slot).toHaveTextContent('Pas pour tout le panier')
    await user.click(slot)
    const notice = await screen.findByRole('dialog', {
      name: /ne convient pas à tout votre panier/,
    })
    expect(notice).toHaveTextContent(words)
    expect(within(notice).getByRole('button', { name: 'Choisir un autre créneau' })).toBeVisible()
  })

  test('is refused at « Commander » for that reason', async () => {
    const products = [TRAY, product({ id: '70', line: { ...TRAY.line, id: tarts.lineId } })]
    const api = createShop({ availableInventory: { products, menus: [], lines: [] } })
    const cart = aCart({ ...inPastry, items: [tarts, units(4)], deliverySlot: late })
    const site = await renderApp('/cart', { api, cart })
    await site.user.click(await screen.findByRole('button', { name: 'Commander' }))
    const notice = await screen.findByRole('dialog', {
      name: /ne convient pas à tout votre panier/,
    })
    expect(notice).toHaveTextContent(words)
    expect(within(notice).getByRole('button', { name: 'Choisir un autre créneau' })).toBeVisible()
    expect(storedCart().deliverySlot).toEqual(late)
  })

  test('is refused at « Commander » before what is missing to the minimum, which counts it', async () => {
    const site = await open(aCart({ deliveryDay: TODAY, items: [units(1)], deliverySlot: late }))
    await site.user.click(await screen.findByRole('button', { name: 'Commander' }))
    expect(
      await screen.findByRole('dialog', { name: /ne convient pas à tout votre panier/ }),
    ).toBeVisible()
  })

  test('leaves by one press, which can be taken back, where no slot suits the whole cart', async () => {
    const line = { ...TRAY.line, id: 'LIGNE-PETITS-DEJEUNERS', name: 'Petits-déjeuners' }
    const products = [TRAY, product({ id: '80', name: 'Réveil parisien', line })]
    const api = createShop({
      availableInventory: { products, menus: [], lines: [TRAY.line, line] },
    })
    const breakfasts = { ...units(3, '80'), lineId: line.id }
    const filled = { deliveryDay: TODAY, deliverySlot: NOON, items: [units(4), breakfasts] }
    const site = await renderApp('/cart', { api, cart: aCart(filled) })
    await site.user.click(await screen.findByRole('button', { name: 'Commander' }))
    const notice = within(
      await screen.findByRole('dialog', { name: /ne peuvent pas être livrés avec les autres/ }),
    )
    expect(notice.getByText(/Petits-déjeuners\s: de 7\sh\s30 à 11\sh\s00/)).toBeVisible()
    expect(
      notice.queryByRole('button', { name: 'Choisir un autre créneau' }),
    ).not.toBeInTheDocument()
    await site.user.click(notice.getByRole('button', { name: 'Garder mon panier' }))
    expect(storedCart()).toMatchObject({ items: [units(4), breakfasts], deliverySlot: NOON })

    await site.user.click(await screen.findByRole('button', { name: 'Commander' }))
    await site.user.click(await screen.findByRole('button', { name: 'Retirer ces articles' }))
    expect(storedCart()).toMatchObject({ items: [units(4)], deliverySlot: NOON })
    await site.user.click(await screen.findByRole('button', { name: /^Annuler/ }))
    expect(storedCart()).toMatchObject({ items: [units(4), breakfasts], deliverySlot: NOON })
  })
})
