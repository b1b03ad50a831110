import { act, screen, waitFor, within } from '@testing-library/react'
import { expectConsoleErrors } from '../../support/consoleErrors'
import { refusal } from '../../support/fakeApi'
import { renderApp } from '../../support/renderApp'
import {
  aCart,
  createShop,
  NOON,
  product,
  TODAY,
  TOMORROW,
  TRAY,
  units,
  VEGAN,
} from '../../support/shopFront'

const openDay = (day: string) => ({
  startAt: `${day}T11:00:00+01:00`,
  endAt: `${day}T20:30:00+01:00`,
  status: 'openWithSales',
  slots: [
    {
      slotStartAt: `${day}T12:00:00+01:00`,
      slotEndAt: `${day}T12:30:00+01:00`,
      disabledSlot: false,
      stress: 'low',
    },
  ],
})

const open = async (segment: RegExp, cart = aCart(), now?: string) => {
  const site = await renderApp('/', { api: createShop(), cart, ...(now ? { now } : {}) })
  await site.user.click(await screen.findByRole('button', { name: segment }))
  return site
}
/** Every kind of space is one. */
const spaced = (words: string | null | undefined) => words?.replace(/\s/g, ' ')
const panel = (name: RegExp) => screen.findByRole('dialog', { name })
const pick = async (name: RegExp, button: RegExp) =>
  within(await panel(name)).findByRole('button', { name: button })

test('a day without an address asks for the address first', async () => {
  const site = await renderApp('/', { api: createShop() })
  await site.user.click(await screen.findByRole('button', { name: /^Quand/ }))
  await site.user.click(await pick(/Quel jour/, /mercredi 25(?!\snovembre\s·)/))
  expect(
    await screen.findByRole('dialog', { name: /Où livrons-nous votre commande/ }),
  ).toBeVisible()
})

test('a day that sells is chosen and leads to its slots', async () => {
  const { user } = await open(/^Quand/)
  await user.click(await pick(/Quel jour/, /mercredi 25(?!\snovembre\s·)/))
  expect(await panel(/À quelle heure/)).toBeVisible()
  expect(screen.getByRole('button', { name: /^Quand/ })).toHaveTextContent('mercredi 25 novembre')
})

test('a day that is pressed leads to its slots before the list of that day is requested', async () => {
  const { user, api } = await open(/^Quand/)
  const button = await pick(/Quel jour/, /mercredi 25(?!\snovembre\s·)/)
  const listsBefore = api.sent('shopScreenQuery').length
  const frames: FrameRequestCallback[] = []
  const nextFrame = jest
    .spyOn(window, 'requestAnimationFrame')
    .mockImplementation((frame) => frames.push(frame))
  await user.click(button)
  expect(await panel(/À quelle heure/)).toBeVisible()
  expect(api.sent('shopScreenQuery')).toHaveLength(listsBefore)

  nextFrame.mockRestore()
  act(() => frames.forEach((frame) => frame(performance.now())))
  await waitFor(() => expect(api.sent('shopScreenQuery')).toHaveLength(listsBefore + 1))
  expect(api.sent('shopScreenQuery').at(-1)?.variables).toMatchObject({
    input: { date: '2026-11-25' },
  })
})

test('the day and the slot at the usual hour are one press', async () => {
  const { user } = await open(/^Quand/)
  await user.click(await pick(/Quel jour/, /^mercredi 25\u00a0novembre · 12\sh\s00 – 12\sh\s30$/))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(screen.getByRole('button', { name: /^Quand/ })).toHaveTextContent('mercredi 25 novembre')
  expect(screen.getByRole('button', { name: /^À quelle heure/ })).toHaveTextContent(/12\sh\s00/)
})

test('beside dishes and a day that are chosen, a day is changed by itself', async () => {
  await open(/^Quand/, aCart({ items: [units(4)], deliveryDay: TODAY, deliverySlot: NOON }))
  const days = within(await panel(/Quel jour/))
  expect(await days.findByRole('button', { name: /mercredi 25(?!\snovembre\s·)/ })).toBeVisible()
  expect(days.queryByRole('button', { name: /mercredi 25\snovembre\s·/ })).not.toBeInTheDocument()
})

test.each([
  ['openWithoutSales', /samedi 28/, /Pas de livraison samedi 28\u00a0novembre/],
  ['closed', /dimanche 29/, /fermées dimanche 29\u00a0novembre/],
])('a day that is %s cannot be chosen and says why', async (_status, day, title) => {
  const { user } = await open(/^Quand/)
  await user.click(await pick(/Quel jour/, day))
  expect(await screen.findByRole('dialog', { name: title })).toBeVisible()
})

test('a day that is closed and today says « aujourd’hui »', async () => {
  const { user } = await open(/^Quand/, aCart(), '2026-11-29T10:00:00+01:00')
  await user.click(await pick(/Quel jour/, /dimanche 29/))
  expect(await screen.findByRole('dialog', { name: /fermées aujourd’hui/ })).toBeVisible()
})

test('a day that sells is too late for itself from 17:00 on, and says so: it is not closed', async () => {
  const site = await renderApp('/', {
    api: createShop({ businessDaysWithSlots: [openDay('2026-11-25')] }),
    cart: aCart(),
    now: '2026-11-24T17:30:00+01:00',
  })
  await site.user.click(await screen.findByRole('button', { name: /^Quand/ }))
  await site.user.click(await pick(/Quel jour/, /mardi 24 novembre Trop tard/))
  const notice = await screen.findByRole('dialog', { name: 'C’est trop tard pour aujourd’hui' })
  expect(notice).toHaveTextContent(/s’arrêtent à 17\sh\./)
  expect(notice).not.toHaveTextContent(/fermées|jours fériés/)
  expect(within(notice).getByRole('button', { name: /mercredi 25\snovembre$/ })).toBeVisible()
})

test('a disabled slot says that it is taken', async () => {
  const { user } = await open(/^À quelle heure/, aCart({ deliveryDay: TODAY }))
  await user.click(await pick(/À quelle heure/, /13\sh\s00.*Complet/))
  const notice = await screen.findByRole('dialog', { name: /n’est plus disponible/ })
  expect(notice).toHaveTextContent('Toutes ses livraisons sont prises.')
  expect(notice).not.toHaveTextContent(/heure limite/)
})

test('the first slot of a filled cart changes nothing else', async () => {
  const cart = aCart({ deliveryDay: TODAY, items: [units(4)] })
  const { user } = await open(/^À quelle heure/, cart)
  await user.click(await pick(/À quelle heure/, /^12\sh\s00/))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(screen.getByRole('button', { name: /^À quelle heure/ })).toHaveTextContent(/12\sh\s00/)
})

/** A shop whose trays are fewer on another day than today. */
const shopWithOtherDay = (changes: Record<string, unknown>) =>
  createShop({
    availableInventory: ({ input }: { input: { date: string } }) => ({
      products: [input.date === TODAY ? TRAY : product(changes), VEGAN],
      menus: [],
      lines: [],
    }),
  })
const FILLED = aCart({ deliveryDay: TODAY, deliverySlot: NOON, items: [units(6)] })

async function chooseWednesday(api = createShop()) {
  const site = await renderApp('/', { api, cart: FILLED })
  const reopen = async () => {
    await site.user.click(await screen.findByRole('button', { name: /^Quand/ }))
    await site.user.click(await pick(/Quel jour/, /mercredi 25(?!\snovembre\s·)/))
    return within(await screen.findByRole('dialog', { name: /^Changer de jour/ }))
  }
  return { ...site, reopen, dialog: await reopen() }
}
const when = () => screen.getByRole('button', { name: /^Quand/ })

test('another day for a filled cart asks before it empties it', async () => {
  const { user, reopen, dialog } = await chooseWednesday()
  await user.click(dialog.getByRole('button', { name: 'Garder mardi' }))
  expect(when()).toHaveTextContent('mardi 24')

  await user.click((await reopen()).getByRole('button', { name: 'Vider et changer' }))
  await waitFor(() => expect(when()).toHaveTextContent('mercredi 25'))
  expect(screen.getByText('Votre panier est vide', { selector: 'p' })).toBeInTheDocument()
})

test('the cart goes along to another day as far as that day has it, and comes back on demand', async () => {
  const { user, dialog } = await chooseWednesday(shopWithOtherDay({ available: 4 }))
  expect(await dialog.findByText('4 au lieu de 6')).toBeVisible()
  const total = await dialog.findByText('Nouveau total')
  expect(total.parentElement).toHaveTextContent(/^Nouveau total[\d,]+\s€ TTC$/)
  const buttons = dialog.getAllByRole('button').map(({ textContent }) => textContent)
  expect(buttons.slice(-3)).toEqual([
    'Changer et garder mon panier',
    'Vider et changer',
    'Garder mardi',
  ])
  await user.click(dialog.getByRole('button', { name: 'Changer et garder mon panier' }))
  await waitFor(() => expect(when()).toHaveTextContent('mercredi 25'))
  expect(await screen.findByRole('link', { name: 'Panier, 4 articles' })).toBeInTheDocument()

  await user.click(screen.getByRole('button', { name: 'Annuler' }))
  expect(when()).toHaveTextContent('mardi 24')
  expect(await screen.findByRole('link', { name: 'Panier, 6 articles' })).toBeInTheDocument()
})

test('what another day lacks, what is most like it, the fees and the total are told before the change', async () => {
  const refused = () => {
    throw refusal('INTERNAL_SERVER_ERROR', 'Panne')
  }
  const withdrawn = product({ id: '8', name: 'Plateau Auteuil' })
  let isWithdrawn = false
  const shelf = ({ input }: { input: { date: string } }) => ({
    products: [
      ...(input.date === TODAY ? [] : [TRAY]),
      ...(isWithdrawn ? [] : [withdrawn]),
      VEGAN,
      product({ id: '5', name: 'Plateau Passy', price: 2500 }),
      product({ id: '6', name: 'Plateau Monceau', price: 2150 }),
      product({ id: '7', name: 'Tarte fine', price: 2000, category: 'Dessert' }),
    ],
    menus: [],
    lines: [],
  })
  const api = createShop({ availableInventory: shelf })
  const tomorrowNoon = { start: `${TOMORROW}T12:00:00+01:00`, end: `${TOMORROW}T12:30:00+01:00` }
  const items = [units(6), units(3, '2'), units(1, '8')]
  const cart = aCart({ deliveryDay: TOMORROW, deliverySlot: tomorrowNoon, items })
  const { user } = await renderApp('/', { api, cart })
  await user.click(await screen.findByRole('button', { name: /^Quand/ }))
  const today = await pick(/Quel jour/, /mardi 24(?!\snovembre\s·)/)

  expectConsoleErrors(/INTERNAL|Panne|error/i)
  api.response({ availableInventory: refused })
  await user.click(today)
  const dialog = within(await screen.findByRole('dialog', { name: /^Changer de jour/ }))
  expect(await dialog.findByText(/^La boutique n’a pas répondu/)).toBeVisible()
  expect(dialog.getByRole('button', { name: /^Changer et garder/ })).toBeDisabled()
  isWithdrawn = true
  api.response({ availableInventory: shelf })
  await user.click(dialog.getByRole('button', { name: 'Réessayer' }))

  const lines = within(await dialog.findByRole('list', { name: 'Ce que deviendrait votre panier' }))
  expect(lines.getAllByRole('listitem').map(({ textContent }) => spaced(textContent))).toEqual([
    '6 × Plateau BatignollesPas ce jour-là · le plus proche : Plateau Monceau, 21,50 € HT',
    '3 × Plateau Belleville54,00 € HT',
  ])
  expect(dialog.getByText(/^1\sarticle n’est plus à la carte\s: il ne suivra pas\.$/)).toBeVisible()
  const amountOf = async (term: string) =>
    spaced((await dialog.findByText(term)).nextElementSibling?.textContent)
  expect(await amountOf('Livraison HT')).toBe('9,00 €')
  expect(await amountOf('Frais de dernière minute HT')).toBe('10,00 €')
  // 54,00 € and 10 % of VAT, 19,00 € of fees and 20 %.
  expect(await amountOf('Nouveau total')).toBe('82,20 € TTC')
})

test('a change that is taken back leaves what was done since', async () => {
  const { user, dialog } = await chooseWednesday(shopWithOtherDay({ available: 4 }))
  await dialog.findByText('4 au lieu de 6')
  await user.click(dialog.getByRole('button', { name: 'Changer et garder mon panier' }))
  await screen.findByRole('link', { name: 'Panier, 4 articles' })
  const card = within(await screen.findByRole('article', { name: /Batignolles/ }))
  await user.click(card.getByRole('button', { name: /^Diminuer/ }))
  await screen.findByRole('link', { name: 'Panier, 3 articles' })
  await user.click(screen.getByRole('button', { name: 'Annuler' }))
  expect(when()).toHaveTextContent('mardi 24')
  expect(await screen.findByRole('link', { name: 'Panier, 5 articles' })).toBeInTheDocument()
})

test('a cart that was emptied for another day comes back on demand', async () => {
  const { user, dialog } = await chooseWednesday()
  await user.click(dialog.getByRole('button', { name: 'Vider et changer' }))
  expect(await screen.findByRole('link', { name: 'Panier, vide' })).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Annuler' }))
  expect(when()).toHaveTextContent('mardi 24')
  expect(await screen.findByRole('link', { name: 'Panier, 6 articles' })).toBeInTheDocument()
})

test('a day that has nothing of the cart says so, and does not offer to keep it', async () => {
  const { dialog } = await chooseWednesday(shopWithOtherDay({ available: 0 }))
  expect(await dialog.findByText(/Aucun de vos plats/)).toBeVisible()
  expect(dialog.queryByRole('button', { name: /^Changer et garder/ })).not.toBeInTheDocument()
})

test('the stock of the other day does not touch the list underneath', async () => {
  const { user, dialog } = await chooseWednesday(shopWithOtherDay({ available: 0 }))
  await dialog.findByText(/Aucun de vos plats/)
  await user.click(dialog.getByRole('button', { name: 'Garder mardi' }))
  expect(await screen.findByRole('link', { name: 'Panier, 6 articles' })).toBeInTheDocument()
  expect(screen.queryByText('Épuisé pour ce jour')).not.toBeInTheDocument()
})

test('a far address is refused for the next business day after 18:00', async () => {
  const far = aCart({ distanceToDistributionPoint: 10_500 })
  const { user } = await open(/^Quand/, far, '2026-11-24T18:30:00+01:00')
  await user.click(await pick(/Quel jour/, /mercredi 25(?!\snovembre\s·)/))
  expect(await screen.findByRole('dialog', { name: /Trop tard pour cette adresse/ })).toBeVisible()
})

test.each([
  ['a Saturday', /samedi 28/],
  ['a Sunday', /dimanche 29/],
])('%s names the next delivery and chooses it at a press', async (_, closed) => {
  const { user } = await open(/^Quand/)
  await user.click(await pick(/Quel jour/, closed))
  expect(await screen.findByText(/^Prochaine livraison\s: lundi 30 novembre$/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Choisir lundi 30\u00a0novembre' }))
  expect(await panel(/À quelle heure/)).toBeVisible()
  expect(screen.getByRole('button', { name: /^Quand/ })).toHaveTextContent('lundi 30 novembre')
})

test('the next delivery asks too before it empties a cart', async () => {
  const { user } = await open(/^Quand/, FILLED)
  await user.click(await pick(/Quel jour/, /dimanche 29/))
  await user.click(await screen.findByRole('button', { name: 'Choisir lundi 30\u00a0novembre' }))
  expect(await screen.findByRole('dialog', { name: /^Changer de jour/ })).toBeVisible()
})
