import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { Cart } from '#domain/cart/cart'
import { CAMILLE, renderApp } from '../../support/renderApp'
import { aCart, ADDRESS, createShop, STREET, units } from '../../support/shopFront'
import { storedCart } from '../../support/storedCart'

/** The postal code alone: who counts visits learns no one's address. */
const UNKNOWN_UNIT = {
  event: 'error',
  kind: 'deliveryZoneWithoutBusinessUnit',
  detail: '75004',
}

const emptyHanded: { cart?: Cart } = {}
const openAddress = async (shop = createShop(), cart = emptyHanded) => {
  const site = await renderApp('/', { api: shop, ...cart })
  await site.user.click(await screen.findByRole('button', { name: /^Où/ }))
  const field = await screen.findByRole('combobox', { name: 'Adresse de livraison' })
  return { ...site, field, shop }
}

test('fewer than four characters search nothing', async () => {
  const { user, field, shop } = await openAddress()
  await user.type(field, 'riv')
  expect(screen.getByText(/Quatre caractères suffisent/)).toBeVisible()
  await user.type(field, 'o')
  expect(await screen.findByRole('option', { name: ADDRESS })).toBeVisible()
  expect(shop.searches).toEqual(['rivo'])
})

test('how to search describes the field, and is not told again as a status', async () => {
  const { user, field } = await openAddress()
  expect(field).toHaveAccessibleDescription(/Quatre caractères suffisent/)
  const told = () => screen.getAllByRole('status').map(({ textContent }) => textContent)
  await user.type(field, '8 rue de rivoli')
  await screen.findByRole('option', { name: ADDRESS })
  expect(told()).toContain('1\u00a0adresse trouvée')
  expect(field).toHaveAccessibleDescription(/^1\sadresse trouvée$/)
  await user.clear(field)
  expect(field).toHaveAccessibleDescription(/Quatre caractères suffisent/)
  expect(told().join()).not.toContain('Quatre caractères')
})

test('a geocoder that is down says so and keeps what was typed', async () => {
  const { user, field } = await openAddress(createShop({}, () => new Response('', { status: 503 })))
  await user.type(field, '8 rue de rivoli')
  expect(await screen.findByText(/ne répond pas/)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Réessayer' })).toBeVisible()
  expect(field).toHaveValue('8 rue de rivoli')
})

test('no result says so', async () => {
  const { user, field } = await openAddress(createShop({}, () => Response.json({ features: [] })))
  await user.type(field, 'zzzz')
  expect(await screen.findByText(/Aucune adresse trouvée/)).toBeVisible()
})

test('a post code alone finds no address and asks for the street', async () => {
  const { user, field } = await openAddress(createShop({}, () => Response.json({ features: [] })))
  await user.type(field, '75002')
  expect(await screen.findByText('Aucune adresse trouvée. Ajoutez la rue.')).toBeVisible()
})

test('a street without a number asks for it and keeps the street', async () => {
  const { user, field } = await openAddress(
    createShop({}, () => Response.json({ features: [STREET] })),
  )
  await user.type(field, 'rue de rivoli')
  await user.click(await screen.findByRole('option', { name: 'Rue de Rivoli, 75004 Paris' }))
  expect(await screen.findByText(/Il manque le numéro/)).toBeVisible()
  expect(field).toHaveValue(' Rue de Rivoli, 75004 Paris')
})

test('a street outside the delivery zones is refused before the site asks for its number', async () => {
  const shop = createShop({ deliveryZoneForCoords: null }, () =>
    Response.json({ features: [STREET] }),
  )
  const { user, field } = await openAddress(shop)
  await user.type(field, 'rue de rivoli')
  await user.click(await screen.findByRole('option', { name: 'Rue de Rivoli, 75004 Paris' }))
  const dialog = await screen.findByRole('dialog', { name: /ne livrons pas encore/ })
  // The way on is the last, as in every notice of the shop; on a phone that is the first of its foot.
  const actions = within(dialog).getAllByRole('button', { name: /^(Choisir|Nous)/ })
  expect(actions.map(({ textContent }) => textContent)).toEqual([
    'Nous écrire',
    'Choisir une autre adresse',
  ])
  const told = within(dialog).getByText('Rue de Rivoli, 75004 Paris')
  expect(told).toBeVisible()
  expect(told.textContent).toContain('75004\u00a0Paris')
  expect(screen.queryByText(/Il manque le numéro/)).not.toBeInTheDocument()
})

const PARVIS = {
  ...STREET,
  id: 'address.3',
  text: 'Parvis de la Défense',
  place_name: 'Parvis de la Défense, 92800 Puteaux, France',
}

test('a place without numbers asks for building and floor, and is delivered there', async () => {
  const shop = createShop({}, () => Response.json({ features: [PARVIS] }))
  const { user, field } = await openAddress(shop)
  await user.type(field, 'parvis')
  await user.click(await screen.findByRole('option', { name: /Parvis de la Défense/ }))
  const building = await screen.findByRole('textbox', { name: 'Bâtiment ou tour' })
  expect(building).toHaveFocus()
  expect(screen.queryByText(/Il manque le numéro/)).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Livrer ici' }))
  expect(screen.getByText('Indiquez le bâtiment ou la tour.')).toBeVisible()
  expect(building).toHaveFocus()
  await user.type(building, 'Tour Opus')
  await user.type(screen.getByRole('textbox', { name: 'Étage' }), '12{Enter}')
  expect(await screen.findByRole('dialog', { name: /Quel jour/ })).toBeVisible()
  expect(storedCart()).toMatchObject({
    address: 'Tour Opus, étage 12, Parvis de la Défense, 92800 Puteaux',
    distributionPointId: '111',
  })
})

test('a tower is the building itself: it asks for the floor only', async () => {
  const tower = {
    ...STREET,
    text: 'Tour Maine-Montparnasse',
    place_name: 'Tour Maine-Montparnasse, 75015 Paris, France',
  }
  const shop = createShop({}, () => Response.json({ features: [tower] }))
  const { user, field } = await openAddress(shop)
  await user.type(field, 'tour montparnasse')
  await user.click(await screen.findByRole('option', { name: /Tour Maine-Montparnasse/ }))
  const floor = await screen.findByRole('textbox', { name: 'Étage' })
  expect(floor).toHaveFocus()
  expect(screen.queryByRole('textbox', { name: 'Bâtiment ou tour' })).not.toBeInTheDocument()
  await user.type(floor, '28{Enter}')
  expect(await screen.findByRole('dialog', { name: /Quel jour/ })).toBeVisible()
  expect(storedCart()).toMatchObject({ address: 'Étage 28, Tour Maine-Montparnasse, 75015 Paris' })
})

test('a street whose house has no number can be ordered to, too', async () => {
  const { user, field } = await openAddress(
    createShop({}, () => Response.json({ features: [STREET] })),
  )
  await user.type(field, 'rue de rivoli')
  await user.click(await screen.findByRole('option', { name: 'Rue de Rivoli, 75004 Paris' }))
  await user.click(await screen.findByRole('button', { name: 'Cette adresse n’a pas de numéro' }))
  expect(await screen.findByRole('textbox', { name: 'Étage' })).toBeVisible()
  expect(screen.queryByText(/Il manque le numéro/)).not.toBeInTheDocument()
  expect(field).toBeValid()
  await user.type(field, ' ')
  expect(screen.queryByRole('textbox', { name: 'Étage' })).not.toBeInTheDocument()
})

test('the keyboard alone chooses an address and goes on to the day', async () => {
  const { user, field } = await openAddress()
  await waitFor(() => expect(field).toHaveFocus())
  await user.keyboard('8 rue de rivoli')
  await screen.findByRole('option', { name: ADDRESS })
  await user.keyboard('{ArrowDown}{Enter}')
  expect(await screen.findByRole('dialog', { name: /Quel jour/ })).toBeVisible()
  expect(screen.getByRole('button', { name: /^Où/ })).toHaveTextContent(ADDRESS)
})

test('Escape closes the panel and gives the focus back to its segment', async () => {
  const { user } = await openAddress()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(screen.getByRole('button', { name: /^Où/ })).toHaveFocus()
})

test('Escape folds the list, and is left to the dialog around once none is open', async () => {
  const { user, field } = await openAddress()
  await user.type(field, '8 rue de rivoli')
  await screen.findByRole('option', { name: ADDRESS })
  expect(fireEvent.keyDown(field, { key: 'Escape' })).toBe(false)
  expect(screen.queryByRole('option')).not.toBeInTheDocument()
  expect(field).toHaveValue('8 rue de rivoli')
  expect(fireEvent.keyDown(field, { key: 'Escape' })).toBe(true)
})

test('a zone without business unit clears the address, says so and is tracked', async () => {
  window.dispatchEvent(new Event('pagehide'))
  window.dataLayer = []
  const zone = { id: '9', deliveryPrice: null, departmentCode: '77', businessUnit: null }
  const { user, field } = await openAddress(createShop({ deliveryZoneForCoords: zone }))
  await user.type(field, '8 rue de rivoli')
  await user.click(await screen.findByRole('option', { name: ADDRESS }))
  const dialog = await screen.findByRole('dialog', { name: /ne livrons pas encore/ })
  expect(within(dialog).getByText(ADDRESS)).toBeVisible()
  expect(screen.getByRole('button', { name: /^Où/, hidden: true })).toHaveTextContent('Indiquez')
  await waitFor(() => expect(window.dataLayer).toContainEqual(UNKNOWN_UNIT))
  await user.click(within(dialog).getByRole('button', { name: 'Nous écrire' }))
  expect(await screen.findByRole('dialog', { name: 'Nous écrire' })).toBeVisible()
})

test('an address that no kitchen reaches is refused', async () => {
  const { user, field } = await openAddress(createShop({ nearestDistributionPoint: null }))
  await user.type(field, '8 rue de rivoli')
  await user.click(await screen.findByRole('option', { name: ADDRESS }))
  expect(await screen.findByRole('dialog', { name: /trop loin de nos cuisines/ })).toBeVisible()
})

test('the address of a filled cart is cleared too; its items wait for another one', async () => {
  window.dispatchEvent(new Event('pagehide'))
  window.dataLayer = []
  const zone = { id: '9', deliveryPrice: null, departmentCode: '77', businessUnit: null }
  const { user, field, shop } = await openAddress(createShop({ deliveryZoneForCoords: zone }), {
    cart: aCart({ address: '1 rue de Turbigo, 75001 Paris', items: [units(3)] }),
  })
  await user.clear(field)
  await user.type(field, '8 rue de rivoli')
  await user.click(await screen.findByRole('option', { name: ADDRESS }))
  const dialog = await screen.findByRole('dialog', { name: /ne livrons pas encore/ })
  expect(storedCart()).toMatchObject({ address: '', distributionPointId: null, items: [units(3)] })
  await waitFor(() => expect(window.dataLayer).toContainEqual(UNKNOWN_UNIT))

  shop.response({ deliveryZoneForCoords: { ...zone, businessUnit: { id: '1' } } })
  await user.click(within(dialog).getByRole('button', { name: 'Choisir une autre adresse' }))
  await user.type(await screen.findByRole('combobox'), '8 rue de rivoli')
  await user.click(await screen.findByRole('option', { name: ADDRESS }))
  await waitFor(() => expect(storedCart()).toMatchObject({ address: ADDRESS, items: [units(3)] }))
  expect(screen.queryByRole('dialog', { name: /^Changer d’adresse/ })).not.toBeInTheDocument()
})

test('where a customer was delivered before is on top, one click away', async () => {
  const shop = createShop({
    getCustomerProfile: {},
    lastDeliveryAddresses: [{ address: '4 rue du Louvre, 75001 Paris', lat: 48.86, lng: 2.34 }],
  })
  const { user } = await renderApp('/', { api: shop, user: CAMILLE })
  await user.click(await screen.findByRole('button', { name: /^Où/ }))
  const last = await screen.findByRole('region', { name: 'Vos dernières adresses' })
  const field = screen.getByRole('combobox', { name: 'Adresse de livraison' })
  expect(last.compareDocumentPosition(field)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  await user.click(within(last).getByRole('button', { name: /4 rue du Louvre/ }))
  await waitFor(() =>
    expect(storedCart()).toMatchObject({ address: '4 rue du Louvre, 75001 Paris', lat: 48.86 }),
  )
  expect(shop.searches).toEqual([])
})

test('a customer whose last addresses are slow hears of it, and can type before they come', async () => {
  const shop = createShop({
    getCustomerProfile: {},
    lastDeliveryAddresses: () => new Promise(() => undefined),
  })
  const { user } = await renderApp('/', { api: shop, user: CAMILLE })
  await user.click(await screen.findByRole('button', { name: /^Où/ }))
  expect(await screen.findByText('Vos dernières adresses arrivent…')).toHaveRole('status')
  const field = await screen.findByRole('combobox', { name: 'Adresse de livraison' })
  expect(field).toHaveFocus()
  await user.type(field, '8 rue de rivoli')
  expect(await screen.findByRole('option', { name: ADDRESS })).toBeVisible()
})
