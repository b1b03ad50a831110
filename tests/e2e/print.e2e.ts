import { inflateSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { beCustomer, beSeeded } from '../support/journey/account'
import { responseTo } from '../support/journey/api'
import { startAtPayment } from '../support/journey/checkout'
import { placeOrder, repeatEveryWeek } from '../support/journey/orders'
import { expect, test } from '../support/journey/test'

test.use({ showsPictures: true })

test('an order on paper is what was ordered, and nothing to press', async ({ page }) => {
  await beSeeded(page, 'camille@atelier-nord.example')
  type Order = { id: string; payByCreditTransfer: boolean; amountDue: number }
  const { orders } = await responseTo<{ orders: Order[] }>(
    page,
    '{ orders(limit: 100) { id payByCreditTransfer amountDue } }',
  )
  // Another journey pays such an order by card.
  const transfer = orders.find((order) => order.payByCreditTransfer && order.amountDue > 0)
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
  await expectFullSheets(page)

  // On a sheet as narrow as a tablet, what was ordered is not folded away.
  await page.setViewportSize({ width: 794, height: 1123 })
  await page.goto(`/order/confirmation?commande=${transfer?.id}`)
  await expect(page.getByRole('heading', { name: /^Merci/ })).toBeVisible()
  await expect(page.getByText('Total TTC')).toBeVisible()
  await expectFullSheets(page)

  // On a low desk no dish of it is scrolled away either.
  await page.emulateMedia({ media: 'screen' })
  await page.setViewportSize({ width: 1440, height: 600 })
  const summary = page.getByRole('complementary', { name: 'Votre commande' })
  await expect(summary.getByText('Total TTC')).toBeVisible()
  await expect(summary.getByRole('group', { name: 'Contenu de la commande' })).toHaveCount(0)
})

/** How often words are put on each sheet of A4 that the page takes. */
async function wordsOnSheets(page: Page): Promise<number[]> {
  const file = (await page.pdf({ format: 'A4' })).toString('latin1')
  const sheets = file.match(/\/Type \/Page\b/g)?.length ?? 0
  const words: number[] = []
  for (let sheet = 1; sheet <= sheets; sheet += 1) {
    const one = await page.pdf({ format: 'A4', pageRanges: String(sheet) })
    const streams = one
      .toString('latin1')
      .matchAll(/FlateDecode[^>]*>>\s*stream\r?\n([^]*?)\nendstream/g)
    const drawn = [...streams].map(([, packed = '']) =>
      inflateSync(Buffer.from(packed, 'latin1')).toString('latin1'),
    )
    words.push(drawn.join('\n').match(/T[Jj]$/gm)?.length ?? 0)
  }
  return words
}

/** None has just the header of the site, or nothing. */
async function expectFullSheets(page: Page) {
  const words = await wordsOnSheets(page)
  expect(words).not.toEqual([])
  expect(Math.min(...words)).toBeGreaterThan(50)
}

test('what is printed from the account begins on the first sheet, and no sheet is empty', async ({
  page,
}) => {
  await beCustomer(page)
  for (const placed of [await placeOrder(page), await placeOrder(page)]) {
    await repeatEveryWeek(page, placed)
  }
  await page.goto('/account/regulieres')
  await expect(page.getByRole('heading', { name: /^Chaque jeudi/ })).toHaveCount(2)
  await expectFullSheets(page)
})

test('on paper no label of the payment is parted from its field, and nothing stands for a wallet', async ({
  page,
}) => {
  await startAtPayment(page)
  await expect(page.getByRole('button', { name: 'Portefeuille de démonstration' })).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  const fields = page.locator('div:has(> label)').filter({ has: page.locator('input') })
  const parted = await fields.evaluateAll((all) =>
    all
      .filter((field) => getComputedStyle(field).breakInside !== 'avoid')
      .map((field) => field.textContent),
  )
  expect(await fields.count()).toBeGreaterThan(5)
  expect(parted).toEqual([])
  await expect(page.getByText('ou par carte')).toBeHidden()
})
