import { screen, within } from '@testing-library/react'
import { CAMILLE, renderApp } from '../../support/renderApp'
import { aCart, createShop, NOON, TODAY, units } from '../../support/shopFront'

test('what another day would cost adds up: the options, the fees, the discount and the taxes are told', async () => {
  const eventDiscounts = [
    { brand: { id: '1' }, discountPercentage: 10, discountAmount: 0, minimumCartAmount: 0 },
  ]
  const api = createShop({
    getUserFromToken: CAMILLE,
    getCustomerProfile: { companyEntity: { eventDiscounts } },
    specialConfiguration: {
      ...{ cutleryPrice: 30, cutleryVatRate: 10 },
      ...{ minimumOrderAmount: 0, lastMinuteFees: 0, lastMinuteVatRate: 20 },
    },
  })
  const facts = { deliveryDay: TODAY, deliverySlot: NOON, hasCutlery: true }
  const cart = aCart({ ...facts, items: [units(6)] })
  const { user } = await renderApp('/', { api, cart, user: CAMILLE })
  await user.click(await screen.findByRole('button', { name: /^Quand/ }))
  const days = within(await screen.findByRole('dialog', { name: /Quel jour/ }))
  await user.click(await days.findByRole('button', { name: /mercredi 25(?!\snovembre\s·)/ }))

  const dialog = within(await screen.findByRole('dialog', { name: /^Changer de jour/ }))
  await dialog.findByText('Nouveau total')
  const lines = within(dialog.getByRole('list', { name: 'Ce que deviendrait votre panier' }))
  const [total, ...parts] = [...lines.getAllByText(/€/), ...dialog.getAllByRole('definition')]
    .map(({ textContent }) => textContent?.replace(/\s/g, ' '))
    .reverse()
  expect(total).toBe('131,58 € TTC')
  expect(parts.reverse()).toEqual([
    '120,00 € HT',
    '1,80 €',
    '9,00 €',
    '−12,00 €',
    '10,98 €',
    '1,80 €',
  ])
  expect(dialog.getByText('Remise -10 %')).toBeVisible()
})
