import { beSeeded } from '../support/journey/account'
import { responseTo } from '../support/journey/api'
import { expectAccessible } from '../support/journey/axe'
import { moveOrder } from '../support/journey/ops'
import { placeOrder } from '../support/journey/orders'
import type { Locator, Page } from '@playwright/test'
import { PHONE } from '../support/journey/screens'
import { expect, test } from '../support/journey/test'

test.use(PHONE)

type Tracked = { order: { number: string } }

/** On a phone, when a stage was reached stands nearer to its name than to that of the next stage. */
async function expectDatesWithTheirStages(timeline: Locator): Promise<void> {
  const dated = timeline.getByRole('listitem').filter({ has: timeline.page().locator('time') })
  const words = await dated.locator('time').all()
  const stages = await timeline.getByRole('listitem').all()
  for (const [index, time] of words.entries()) {
    const date = await time.boundingBox()
    const next = await stages[index + 1]?.locator('span').nth(1).boundingBox()
    if (!date || !next) throw new Error('A stage is not shown')
    expect(next.y - (date.y + date.height)).toBeGreaterThan(date.height / 2)
  }
}

/** Coming back to a page sends its query at once. */
async function comeBackTo(page: Page, status: string): Promise<void> {
  await page.evaluate(() => window.dispatchEvent(new Event('focus')))
  const main = page.getByRole('main')
  await expect(main.getByText(`Commande ${status}`)).toBeVisible()
}

test('an order is followed to the door without a reload, by its owner and by a visitor with its link', async ({
  page,
  openVisit,
}) => {
  await beSeeded(page, 'camille@atelier-nord.example')
  const id = await placeOrder(page)
  const { order } = await responseTo<Tracked>(
    page,
    'query ($id: ID!) { order(id: $id) { number } }',
    { id },
  )
  await responseTo(page, 'mutation ($id: ID!) { payOrderByCreditTransfer(orderId: $id) { id } }', {
    id,
  })

  await page.goto(`/track/${id}`)
  const main = page.getByRole('main')
  const timeline = main.getByRole('list', { name: 'Avancement de la livraison' })
  await expect(main.getByText('Commande Confirmée')).toBeVisible()
  await expect(timeline.getByText('Confirmée')).toHaveText(/h/)
  await expectDatesWithTheirStages(timeline)
  await expect(main.getByText(/De notre cuisine .*vol d’oiseau/)).toBeVisible()
  await expect(main.getByRole('region', { name: 'Carte du trajet' })).toHaveCount(0)
  await expect(main.getByRole('link', { name: 'Ajouter à mon agenda' })).toBeVisible()
  await expectAccessible(page)

  await moveOrder(order.number, 'assigned')
  await comeBackTo(page, 'En livraison')
  await expect(main.getByText('La commande a changé d’état : En livraison.')).toBeAttached()

  const holder = await openVisit()
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await main.getByRole('button', { name: 'Copier le lien de suivi' }).click()
  await expect(page.getByText('Copié.')).toBeVisible()
  const shared = await page.evaluate(() => navigator.clipboard.readText())
  await holder.goto(new URL(shared).pathname)
  await expect(holder.getByText('Commande En livraison')).toBeVisible()
  await expect(holder.getByRole('main')).not.toContainText(/Total|Facturation|Bon de livraison/)
  await expectAccessible(holder)

  await page.getByRole('link', { name: 'Mentions légales' }).click()
  await expect(page.getByRole('heading', { name: 'Mentions légales' })).toBeVisible()
  await page.goBack()
  await expect(main.getByText('Commande En livraison')).toBeVisible()

  await moveOrder(order.number, 'supported')
  await moveOrder(order.number, 'delivered')
  await comeBackTo(page, 'Livrée')
  await expect(main.getByRole('link', { name: 'Donner mon avis' })).toBeVisible()
  const download = page.waitForEvent('download')
  await main.getByRole('link', { name: /Facture/ }).click()
  expect((await download).suggestedFilename()).toMatch(/^facture-FA-2026-\d{6}\.pdf$/)
  await expectAccessible(page)
})
