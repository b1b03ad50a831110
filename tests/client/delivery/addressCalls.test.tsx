import { screen, waitFor } from '@testing-library/react'
import { clearAddress } from '#domain/cart/cart'
import { renderApp } from '../../support/renderApp'
import { aCart, ADDRESS, createShop, TOMORROW } from '../../support/shopFront'
import { storedCart } from '../../support/storedCart'

const HERE = { lat: 48.855, lng: 2.36 }

const chooseAddress = async () => {
  const api = createShop({
    deliveryZoneForCoords: {
      id: '7',
      deliveryPrice: 1250,
      departmentCode: '92',
      businessUnit: { id: '3' },
    },
    nearestDistributionPoint: { id: '112', distance: 4200 },
  })
  const cart = clearAddress(aCart({ deliveryDay: TOMORROW }))
  const { user } = await renderApp('/?livraison=adresse', { api, cart })
  await user.type(await screen.findByRole('combobox', { name: /^Adresse/ }), '8 rue')
  await user.click(await screen.findByRole('option', { name: ADDRESS }))
  await waitFor(() =>
    expect(api.sent('shopScreenQuery').at(-1)?.variables.distributionPointId).toBe('112'),
  )
  return api
}

test('the zone and the point are looked up where the address lies, for the day that is chosen', async () => {
  const api = await chooseAddress()
  expect(api.sent('findDeliveryZoneQuery').map(({ variables }) => variables)).toEqual([
    { ...HERE, brandId: '1' },
  ])
  expect(api.sent('findDeliveryPointQuery').map(({ variables }) => variables)).toEqual([
    { ...HERE, businessUnitId: '3', deliveryDay: TOMORROW },
  ])
})

test('the cart keeps what was found, and its list and days are queried by it', async () => {
  const api = await chooseAddress()
  expect(storedCart()).toMatchObject({
    ...HERE,
    address: ADDRESS,
    departmentCode: '92',
    businessUnitId: '3',
    deliveryZoneId: '7',
    deliveryPrice: 1250,
    distributionPointId: '112',
    distanceToDistributionPoint: 4200,
  })
  expect(api.sent('shopScreenQuery').at(-1)?.variables).toMatchObject({
    ...HERE,
    input: { date: TOMORROW, distributionPointsIds: ['112'], departmentCode: '92' },
    distributionPointId: '112',
  })
})
