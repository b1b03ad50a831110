import type { Locator, Page } from '@playwright/test'
import { beCustomer, beSeeded } from '../support/journey/account'
import { send, tokenOf } from '../support/journey/api'
import { expectAccessible } from '../support/journey/axe'
import { keepFullCart } from '../support/journey/cart'
import { expectEdge } from '../support/journey/forcedColours'
import { placeOrder } from '../support/journey/orders'
import { PHONE } from '../support/journey/screens'
import * as shop from '../support/journey/shop'
import { expect, test } from '../support/journey/test'
import { expectUncovered } from '../support/journey/uncovered'

test.use({ ...PHONE, showsPictures: true, serviceWorkers: 'allow' })

const OFFLINE = 'Vous êtes hors ligne.'

test.beforeEach(({ provoke }) => {
  provoke(/ERR_INTERNET_DISCONNECTED/, /ERR_FAILED/, /Failed to fetch/)
})

const keptResponses = (page: Page) =>
  page.evaluate(async () => {
    if (!(await caches.has('tablee-responses'))) return []
    const requests = await (await caches.open('tablee-responses')).keys()
    return requests.map(({ url }) => new URL(url).pathname)
  })

async function expectEdgeInForcedColours(page: Page, words: Locator): Promise<void> {
  await page.emulateMedia({ forcedColors: 'active' })
  await expectEdge(words)
  await page.emulateMedia({ forcedColors: 'none' })
}

const keptTexts = (page: Page) =>
  page.evaluate(async () => {
    const responses = await (await caches.open('tablee-responses')).matchAll()
    return (await Promise.all(responses.map((response) => response.text()))).join()
  })

/** What the page shows is kept, and the worker at work: both come once the page has rested. */
async function waitUntilKept(page: Page, slot: 'list' | 'tracking'): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
    await caches.delete('tablee-responses')
  })
  await page.reload()
  await expect.poll(() => keptResponses(page), { timeout: 20_000 }).toContain(`/hors-ligne/${slot}`)
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state))
    .toBe('activated')
}

test('without a line the shop opens with its last list, and the cart can be changed', async ({
  page,
  context,
}) => {
  await keepFullCart(page)
  await page.goto('/')
  await expect(page.getByRole('article').first()).toBeVisible()
  await waitUntilKept(page, 'list')

  await context.setOffline(true)
  await page.reload()
  await expect(page.getByText(OFFLINE)).toBeVisible()
  await expectEdgeInForcedColours(page, page.getByRole('paragraph').filter({ hasText: OFFLINE }))
  await expect(shop.cartLink(page)).toHaveAccessibleName('Panier, 4 articles')
  const inCart = page.getByRole('article').filter({ has: page.getByRole('spinbutton') })
  await inCart.getByRole('button', { name: /^Augmenter/ }).click()
  await expect(shop.cartLink(page)).toHaveAccessibleName('Panier, 5 articles')
  await expectAccessible(page)
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  await expect(page.getByText(OFFLINE)).toBeInViewport({ ratio: 1 })
  await expectUncovered(page.getByRole('contentinfo').getByRole('link').last())

  await test.step('the list of an earlier moment is brought up to date when the line is back', async () => {
    await expect(page.getByText(/Ce qui s’affiche date du/)).toBeVisible()
    const list = page.waitForEvent(
      'requestfinished',
      (request) => request.postData()?.includes('shopScreenQuery') === true,
    )
    await context.setOffline(false)
    await list
    await expect(page.getByText(OFFLINE)).toBeHidden()
    await context.setOffline(true)
    await expect(page.getByText(OFFLINE)).toBeVisible()
  })

  await shop.showCart(page)
  await expect(page.getByRole('spinbutton').locator('visible=true').first()).toHaveValue('5')
  await page.reload()
  await expect(shop.cartLink(page)).toHaveAccessibleName('Panier, 5 articles')
  await expect(page.getByText(/Ce qui s’affiche date du/)).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText(OFFLINE)).toBeHidden()
  await context.setOffline(true)

  // What needs the line says so, and goes on by itself when it is back.
  await page.getByRole('link', { name: 'Mentions légales' }).click()
  await expect(page.getByRole('alert')).toContainText('La connexion à nos services a échoué')
  // The notice has the edge, its words are the alert.
  await expectEdgeInForcedColours(page, page.getByRole('alert').locator('..'))
  await context.setOffline(false)
  await expect(page.getByRole('heading', { name: 'Mentions légales' })).toBeVisible()
  await page.getByRole('link', { name: 'Tablée, accueil' }).click()
  await expect(page.getByRole('article').first()).toBeVisible()
  await expect(page.getByText(OFFLINE)).toBeHidden()
})

/** Whether a session token still opens a session on the server. */
async function isKnown(page: Page, token: string): Promise<boolean> {
  const query = 'query ($token: String!) { getUserFromToken(token: $token) { id } }'
  const { data } = await send<{ getUserFromToken: unknown } | null>(page, query, { token })
  return data !== null
}

const keptTokens = (page: Page) => page.evaluate(() => localStorage.getItem('tablee.endedSessions'))

// Between those that wait for the page to rest: beside each other they would leave the cores idle.
test.describe('a page that goes off line before its worker has come', () => {
  test.use({ serviceWorkers: 'block' })

  test('without a line, what a press opens is waited for above the page, and comes when the line is back', async ({
    page,
    context,
  }) => {
    await page.goto('/')
    await expect(page.getByRole('article').first()).toBeVisible()
    await page.waitForLoadState('networkidle')
    await context.setOffline(true)
    await page.getByRole('contentinfo').getByRole('button', { name: 'Demander un devis' }).click()
    const notice = page
      .getByRole('alert')
      .filter({ hasText: 'La connexion à nos services a échoué' })
    await expect(notice).toBeVisible()
    await expect(page.getByRole('article').first()).toBeAttached()
    await expectAccessible(page)
    await context.setOffline(false)
    await expect(page.getByRole('dialog', { name: /devis/i })).toBeVisible()
    await expect(notice).toBeHidden()
  })

  for (const { title, reload } of [
    { title: 'when the line is back', reload: false },
    { title: 'by the next page, once it can come', reload: true },
  ]) {
    test(`a sign-out without a line ends the session on the server ${title}`, async ({
      page,
      context,
      provoke,
    }) => {
      provoke(/Wrong Token/)
      await beCustomer(page)
      await page.goto('/')
      const token = (await tokenOf(page)) ?? ''
      await page
        .getByRole('banner')
        .getByRole('button', { name: /Claire/ })
        .click()
      await context.setOffline(true)
      // What is still under way outlives its page, and would then find the line.
      const isLost = page.waitForEvent('requestfailed', (request) =>
        (request.postData() ?? '').includes('useDisconnectMutation'),
      )
      await page.getByRole('button', { name: 'Se déconnecter' }).click()
      await isLost
      await expect.poll(() => tokenOf(page)).toBeUndefined()
      expect(await keptTokens(page)).toBe(JSON.stringify([token]))
      if (reload) {
        // A page that is only left may still hear of the line, and one that is closed while it is taken down: it sends nothing more.
        await page.evaluate(() => (window.fetch = () => new Promise(() => undefined)))
        await page.close()
      }
      await context.setOffline(false)
      const now = reload ? await context.newPage() : page
      if (reload) {
        expect(await isKnown(now, token)).toBe(true)
        await now.goto('/')
      }

      await expect.poll(() => isKnown(now, token)).toBe(false)
      await expect.poll(() => keptTokens(now)).toBeNull()
      await expect(
        now.getByRole('banner').getByRole('link', { name: 'Se connecter' }),
      ).toBeVisible()
      expect(await tokenOf(now)).toBeUndefined()
    })
  }
})

test('a signed-in customer finds the last list without a line, and who signs in next finds none of it', async ({
  page,
  context,
}) => {
  await beSeeded(page, 'camille@atelier-nord.example')
  await keepFullCart(page)
  await page.goto('/')
  await expect(page.getByRole('article').first()).toBeVisible()
  await waitUntilKept(page, 'list')
  expect(await keptTexts(page)).not.toMatch(/Atelier Nord|camille@|favourites/i)

  await context.setOffline(true)
  await page.reload()
  await expect(page.getByText(/Ce qui s’affiche date du/)).toBeVisible()
  await expect(page.getByRole('article').first()).toBeVisible()
  await expect(shop.cartLink(page)).toHaveAccessibleName('Panier, 4 articles')

  await context.setOffline(false)
  await expect(page.getByText(OFFLINE)).toBeHidden()
  // Another account in the same browser, as after a sign-out that no page saw.
  await beSeeded(page, 'yanis@petit-studio.example')
  await context.setOffline(true)
  await page.reload()
  await expect(page.getByText(OFFLINE)).toBeVisible()
  await expect(page.getByRole('article').first()).toBeHidden()
  await expect.poll(() => keptResponses(page)).not.toContain('/hors-ligne/list')
})

test('the last tracking opens without a line, without amounts, and nothing of it stays after signing out', async ({
  page,
  context,
}) => {
  await beSeeded(page, 'camille@atelier-nord.example')
  const id = await placeOrder(page)
  await page.goto(`/track/${id}`)
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { name: /^Commande/ }).first()).toBeVisible()
  await waitUntilKept(page, 'tracking')

  await context.setOffline(true)
  await page.reload()
  await expect(page.getByText(OFFLINE)).toBeVisible()
  await expect(main.getByRole('list', { name: 'Avancement de la livraison' })).toBeVisible()
  await expect(main).not.toContainText(/Total|Claire Martin|Facturation/)

  await context.setOffline(false)
  await expect(main).toContainText('Total')
  await page
    .getByRole('banner')
    .getByRole('button', { name: /Camille/ })
    .click()
  await page.getByRole('button', { name: 'Se déconnecter' }).click()
  await expect.poll(() => tokenOf(page)).toBeUndefined()
  await expect.poll(() => keptResponses(page)).not.toContain('/hors-ligne/tracking')

  await context.setOffline(true)
  await page.goto(`/track/${id}`)
  await expect(page.getByText('Unexpected Application Error!')).toBeVisible()
  await expect(main.getByRole('list', { name: 'Avancement de la livraison' })).toHaveCount(0)
})
