import { beSeeded } from '../support/journey/account'
import { responseTo } from '../support/journey/api'
import { keepFullCart, NOON } from '../support/journey/cart'
import { reachCompany } from '../support/journey/companies'
import { colourAt, expectApart, expectEdge } from '../support/journey/forcedColours'
import { holdCode } from '../support/journey/heldRequests'
import { placeOrder } from '../support/journey/orders'
import { fetchNothingAhead } from '../support/journey/patience'
import * as shop from '../support/journey/shop'
import { expect, test } from '../support/journey/test'

test.use({ showsPictures: true })

// Grounds and shadows of the site are gone there: a state that was told by them alone cannot be seen.
test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: 'active' }))

test('forced colours paint what is under way, and keep apart what is chosen of a cart and of its delivery', async ({
  page,
}) => {
  await keepFullCart(page, { deliverySlot: NOON })
  await fetchNothingAhead(page)
  await page.goto('/privacy-policy')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

  await test.step('the line of a navigation that takes its time', async () => {
    const letIn = await holdCode(page, '*.js')
    const top = { x: 2, y: 1 }
    const before = await colourAt(page, top)
    await shop.cartLink(page).click()
    await expect(page.getByRole('status').filter({ hasText: 'Chargement' })).toBeAttached()
    await expect.poll(() => colourAt(page, top)).not.toEqual(before)
    letIn()
    await expect(page).toHaveURL('/cart')
    await expect.poll(() => colourAt(page, top)).toEqual(before)
  })

  await test.step('the options of a cart that are chosen', async () => {
    const options = page.getByRole('group', { name: 'Vos options' })
    const chip = (pressed: boolean) =>
      options.getByRole('button', { pressed }).locator('visible=true').first()
    await expectApart(chip(true), chip(false))
  })

  await test.step('how far the cart is from the minimum', async () => {
    const units = page.getByRole('main').getByRole('spinbutton').locator('visible=true').first()
    await units.fill('1')
    await units.press('Enter')
    const meter = page.getByRole('meter').locator('visible=true')
    await meter.scrollIntoViewIfNeeded()
    const box = await meter.boundingBox()
    if (!box) throw new Error('The gauge is not shown.')
    const share = await meter.evaluate((node: HTMLMeterElement) => node.value / node.max)
    expect(share).toBeGreaterThan(0.1)
    expect(share).toBeLessThan(0.9)
    const at = (part: number) =>
      colourAt(page, { x: box.x + box.width * part, y: box.y + box.height / 2 })
    const rest = await at((1 + share) / 2)
    expect(await at(share / 2)).not.toEqual(rest)
    // Its end is told from the page, too.
    const edge = await colourAt(page, { x: box.x + box.width / 2, y: box.y - 1 })
    expect(edge).not.toEqual(rest)
    await units.fill('4')
    await units.press('Enter')
  })

  await page.getByRole('link', { name: 'Tablée, accueil' }).click()
  await test.step('the question that is open, the day and the slot that are chosen', async () => {
    await shop.openSegment(page, 'Quand')
    await expectApart(shop.segmentOf(page, 'Quand'), shop.segmentOf(page, 'À quelle heure'))
    const panel = page.getByRole('dialog', { name: 'Quel jour' })
    const day = (name: RegExp) => panel.getByRole('button', { name })
    await expectApart(day(/^jeudi 26/), day(/^vendredi 27/))

    await panel.getByRole('button', { name: 'Autre date' }).click()
    await expectApart(day(/^jeudi 26 novembre 2026/), day(/^vendredi 27 novembre 2026/))
    await expectApart(day(/^dimanche 29 novembre 2026/), day(/^vendredi 27 novembre 2026/))

    await shop.openSegment(page, 'À quelle heure')
    const slot = (name: RegExp) =>
      page.getByRole('dialog', { name: 'À quelle heure' }).getByRole('button', { name })
    await expectApart(slot(/^12\sh\s00/), slot(/^12\sh\s30/))
  })

  await test.step('the address that the arrow keys are on', async () => {
    await shop.openSegment(page, 'Où')
    await page.getByRole('combobox', { name: 'Adresse de livraison' }).fill('rue de la')
    await expect(page.getByRole('option')).toHaveCount(5)
    await page.keyboard.press('ArrowDown')
    const option = (selected: boolean) => page.getByRole('option', { selected }).first()
    await expectApart(option(true), option(false))
    await page.keyboard.press('Escape')
    await expect(page.getByRole('option')).toHaveCount(0)
    await shop.closePanel(page)
  })

  await test.step('the edge of what a change makes of the cart, and its three buttons', async () => {
    await shop.openSegment(page, 'Quand')
    await shop.chooseDay(page, /vendredi 27/)
    const dialog = page.getByRole('dialog', { name: /^Changer de jour/ })
    await expectEdge(dialog)
    for (const name of ['Changer et garder mon panier', 'Vider et changer', 'Garder jeudi']) {
      const button = dialog.getByRole('button', { name })
      await expect(button).toBeEnabled()
      await expectEdge(button)
    }
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  })

  await test.step('on a phone, the edge of what lies above the page', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    const edge = 'border-block-start-style'
    await expect(page.getByRole('link', { name: 'Voir le panier' })).toHaveCSS(edge, 'solid')
    await page.getByRole('main').getByRole('article').getByRole('link').first().click()
    await expect(page.getByRole('dialog')).toHaveCSS(edge, 'solid')
    await page.keyboard.press('Escape')
    await shop.openSegment(page, 'Quand')
    await expect(page.getByRole('dialog', { name: 'Quel jour' })).toHaveCSS(edge, 'solid')
  })
})

test('forced colours keep the current storefront, rubric and filter and the question « Combien ? » apart from the others', async ({
  page,
}) => {
  await keepFullCart(page, { items: [], guests: { people: 4, groups: [] } })
  await page.goto('/?regime=Vegan&rubrique=plateaux')
  const storefronts = page.getByRole('navigation', { name: 'Boutiques' })
  const storefront = (name: string) => storefronts.getByRole('link', { name }).locator('span')
  await expectApart(storefront('Plateaux repas'), storefront('E-shop'))
  for (const group of ['Rubriques', 'Régimes']) {
    const button = (pressed: boolean) =>
      page.getByRole('group', { name: group }).getByRole('button', { pressed }).first()
    await expectApart(button(true), button(false))
  }

  await test.step('« Combien ? » when it is open, and what a proposal adds is a button', async () => {
    await shop.openSegment(page, 'Combien')
    await expectApart(shop.segmentOf(page, 'Combien'), shop.segmentOf(page, 'Quand'))
    await expectApart(
      page.getByRole('button', { name: 'Tout ajouter au panier, Éco' }),
      page.getByRole('article', { name: 'Éco' }),
    )
  })
})

test('forced colours draw the edge of the last meal, of its sheet and of the buttons of both, and keep the stages of an order apart', async ({
  page,
}) => {
  await beSeeded(page, 'camille@atelier-nord.example')
  await page.goto('/')
  const opening = page.getByRole('region', { name: 'Comme vendredi dernier' })
  const again = opening.getByRole('button', {
    name: /^Recommander pour (vendredi|le\s\d+\sdécembre)$/,
  })
  await expectEdge(opening)
  await expectEdge(again)
  await again.click()
  const sheet = page.getByRole('dialog', { name: 'Comme vendredi dernier' })
  await expectEdge(sheet)
  await expectEdge(sheet.getByRole('button', { name: /^Payer / }))

  await test.step('what an order has gone through and what is to come', async () => {
    const id = await placeOrder(page)
    await responseTo(
      page,
      'mutation ($id: ID!) { payOrderByCreditTransfer(orderId: $id) { id } }',
      { id },
    )
    await page.goto(`/track/${id}`)
    const stages = page
      .getByRole('list', { name: 'Avancement de la livraison' })
      .getByRole('listitem')
    const dot = (stage: string) => stages.filter({ hasText: stage }).locator('[aria-hidden]')
    await expectApart(dot('Commande reçue'), dot('Livrée'))
    await expectApart(dot('Confirmée'), dot('Livrée'))
  })
})

test('forced colours keep the company that the arrow keys are on and the steps of the checkout apart from the others', async ({
  page,
}) => {
  await reachCompany(page)
  const option = (selected: boolean) => page.getByRole('option', { selected }).first()
  await expectApart(option(true), option(false))

  await test.step('the steps: done, current and to come', async () => {
    await page.goBack()
    await expect(page).toHaveURL(/\/order\/livraison$/)
    const steps = page
      .getByRole('navigation', { name: 'Étapes de la commande' })
      .getByRole('listitem')
    await expect(steps).toHaveCount(4)
    const [done, current, toCome] = [steps.nth(0), steps.nth(1), steps.nth(2)]
    await expect(current).toHaveAttribute('aria-current', 'step')
    await expectApart(done, current)
    await expectApart(done, toCome)
    await expectApart(current, toCome)
  })
})
