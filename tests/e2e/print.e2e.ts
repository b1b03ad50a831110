import { beSeeded } from '../support/journey/account'
import { responseTo } from '../support/journey/api'
import { expect, test } from '../support/journey/test'

test('an order on paper is what was ordered, and nothing to press', async ({ page }) => {
  await beSeeded(page, 'camille@atelier-nord.example')
  const { orders } = await responseTo<{ orders: { id: string; payByCreditTransfer: boolean }[] }>(
    page,
    '{ orders(limit: 100) { id payByCreditTransfer } }',
  )
  const transfer = orders.find(({ payByCreditTransfer }) => payByCreditTransfer)
  await page.goto(`/account/commandes/${transfer?.id}`)
  const main = page.getByRole('main')
  await expect(main.getByRole('button', { name: /^Payer/ })).toBeVisible()

  await page.emulateMedia({ media: 'print' })
  await expect(main.getByRole('heading', { name: /^Commande T-/ })).toBeVisible()
  await expect(main.getByText(/^FR76/)).toBeVisible()
  await expect(main.getByText('Total TTC')).toBeVisible()
  // A sheet on its side is as wide as a desk, and has no list of pages at the left.
  const dishes = await main.getByRole('heading', { name: 'Vos plats' }).boundingBox()
  expect(dishes?.width).toBeGreaterThan(300)
  for (const role of ['navigation', 'button', 'contentinfo', 'textbox', 'radio'] as const) {
    await expect(page.getByRole(role)).toHaveCount(0)
  }
})
