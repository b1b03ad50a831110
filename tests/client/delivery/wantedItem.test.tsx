import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { shownAddress } from '#domain/delivery/addressText'
import { CAMILLE, renderApp } from '../../support/renderApp'
import { aCart, ADDRESS, createShop, product, units } from '../../support/shopFront'
import { storedCart } from '../../support/storedCart'

const dimmer = () => screen.findByRole('dialog', { name: /Où livrons-nous votre commande/ })

describe('an article whose first address is not delivered', () => {
  const zone = { id: '9', deliveryPrice: null, departmentCode: '77', businessUnit: null }
  const outside = { deliveryZoneForCoords: zone }
  const delivered = {
    deliveryZoneForCoords: { ...zone, deliveryPrice: 900, businessUnit: { id: '1' } },
    nearestDistributionPoint: { id: '111', distance: 800 },
  }
  const type = async ({ user }: Awaited<ReturnType<typeof renderApp>>) => {
    const dialog = within(await dimmer())
    await user.type(await dialog.findByRole('combobox'), '8 rue de rivoli')
    await user.click(await dialog.findByRole('option', { name: ADDRESS }))
  }
  const addAndType = async (changes: object) => {
    const api = createShop({ ...changes })
    const site = await renderApp('/', { api })
    await site.user.click(await screen.findByRole('button', { name: 'Ajouter Plateau Belleville' }))
    await type(site)
    return { ...site, api }
  }

  test.each([
    ['outside the zones', outside, /ne livrons pas encore/],
    ['too far away', { nearestDistributionPoint: null }, /trop loin de nos cuisines/],
  ])('because it is %s is added with the next one', async (_, changes, title) => {
    const site = await addAndType(changes)
    const notice = within(await screen.findByRole('dialog', { name: title }))
    site.api.response(delivered)
    await site.user.click(notice.getByRole('button', { name: 'Choisir une autre adresse' }))
    await type(site)
    await waitFor(() => expect(storedCart()).toMatchObject({ items: [units(1, '2')] }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  })

  test('is given up with the address', async () => {
    const { user, api } = await addAndType(outside)
    const notice = await screen.findByRole('dialog', { name: /ne livrons pas encore/ })
    // What a browser makes of Esc, and jsdom does not.
    fireEvent(notice, new Event('cancel', { cancelable: true }))
    await waitFor(() => expect(notice).not.toBeInTheDocument())
    api.response(delivered)
    await user.click(await screen.findByRole('button', { name: /^Où/ }))
    await user.type(await screen.findByRole('combobox'), '8 rue de rivoli')
    await user.click(await screen.findByRole('option', { name: ADDRESS }))
    await waitFor(() => expect(storedCart()).toMatchObject({ address: ADDRESS, items: [] }))
  })
})

describe('an article whose address changes that of a filled cart', () => {
  const SERVICE = 'LIGNE-ROOM-SERVICE'
  const line = { id: SERVICE, slug: 'room-service', name: 'Room service', brand: { id: '1' } }
  const place = '24 rue de Paradis, 75010 Paris'
  const wanted = { ...units(1, '6'), lineId: SERVICE }
  const location = {
    ...{ id: '41', address: place, lat: 48.8756, lng: 2.3497 },
    isRoomServiceDeliveryPoint: true,
  }
  const companyEntity = {
    ...{ id: '1', hasRoomServiceEnabled: true, canteenLocations: [location], eventDiscounts: [] },
  }

  const askedToChange = async () => {
    const products = [product(), product({ id: '6', name: 'Club-sandwich', line })]
    const site = await renderApp('/shop/room-service', {
      api: createShop({
        availableInventory: { products, menus: [], lines: [line] },
        getCustomerProfile: { id: '1', companyEntity },
      }),
      user: CAMILLE,
      cart: aCart({ items: [units(4)] }),
    })
    await site.user.click(await screen.findByRole('button', { name: 'Ajouter Club-sandwich' }))
    const known = { name: shownAddress(place) }
    await site.user.click(await within(await dimmer()).findByRole('button', known))
    const question = await screen.findByRole('dialog', { name: /^Changer d’adresse/ })
    const press = async (name: string) => {
      const button = await within(question).findByRole('button', { name })
      await waitFor(() => expect(button).toBeEnabled())
      await site.user.click(button)
    }
    return { ...site, press }
  }

  test('is added to the cart that is kept, and leaves with the change that is taken back', async () => {
    const { user, press } = await askedToChange()
    await press('Changer et garder mon panier')
    await waitFor(() =>
      expect(storedCart()).toMatchObject({ address: place, items: [units(4), wanted] }),
    )
    await waitFor(() =>
      expect(window.dataLayer).toContainEqual(
        expect.objectContaining({ event: 'addToCart', itemId: '6', qty: 1 }),
      ),
    )
    await user.click(await screen.findByRole('button', { name: 'Annuler' }))
    await waitFor(() => expect(storedCart()).toMatchObject({ address: ADDRESS, items: [units(4)] }))
  })

  test('is the first of the cart that is emptied, which is filled in its storefront', async () => {
    const { press } = await askedToChange()
    await press('Vider et changer')
    await waitFor(() =>
      expect(storedCart()).toMatchObject({ address: place, lineId: SERVICE, items: [wanted] }),
    )
  })

  test('is given up with the change', async () => {
    const { press } = await askedToChange()
    await press('Garder mon adresse')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(storedCart()).toMatchObject({ address: ADDRESS, items: [units(4)] })
  })
})
