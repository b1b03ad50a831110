import { expectAccessible } from '../support/journey/axe'
import { keepFullCart } from '../support/journey/cart'
import * as checkout from '../support/journey/checkout'
import { loseResponses } from '../support/journey/lostResponses'
import { expectOneOrderPaidOnce } from '../support/journey/orders'
import { fetchNothingAhead } from '../support/journey/patience'
import * as shop from '../support/journey/shop'
import { expect, test } from '../support/journey/test'

const API = /\/graphql$/
const UNEXPECTED = 'Unexpected Application Error!'

test('an unknown path returns 404 with a screen that leads back to the shop, where code that is lost is fetched again', async ({
  page,
  provoke,
}) => {
  provoke(/404.*\/plat-du-jour/)
  const response = await page.goto('/plat-du-jour')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cette page n’est pas au menu')
  await expectAccessible(page)
  await page.getByRole('main').getByRole('link', { name: 'Voir la carte' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Plateaux repas')

  await test.step('code that is lost on the way is fetched again, and the page stays', async () => {
    provoke(/^request: .*\/assets\//, /^console: .*(ERR_FAILED|assets)/)
    await expect(page.getByRole('article').first()).toBeVisible()
    await page.waitForLoadState('networkidle')
    const lost = page.waitForEvent('requestfailed', (request) => request.url().includes('/assets/'))
    await page.route('**/assets/**', (route) => route.abort(), { times: 2 })
    await shop.openSegment(page, 'Où')
    await lost
    await expect(page.getByRole('combobox', { name: 'Adresse de livraison' })).toBeVisible()
  })
})

test('an API that fails, and a page whose code does not arrive, show the error screen, which loads the page again and keeps the cart', async ({
  page,
  provoke,
}) => {
  provoke(/^console: /)
  await keepFullCart(page)
  await fetchNothingAhead(page)
  // The first page brings its responses along: the next one fetches its own, once the page's code is at work.
  await page.goto('/')
  await expect(page.getByRole('button', { name: /^Ajouter / }).first()).toBeVisible()
  await expect.poll(() => page.evaluate('history.scrollRestoration')).toBe('manual')
  const failed = page.getByRole('heading', { name: UNEXPECTED })

  await test.step('an API that fails', async () => {
    provoke(/^response: 500 .*\/graphql$/)
    await page.route(API, (route) =>
      route.fulfill({ status: 500, contentType: 'application/json', body: '{"data":null}' }),
    )
    await page.getByRole('banner').getByRole('link', { name: 'Menus & buffets' }).click()
    await expect(failed).toBeVisible()
    await expectAccessible(page)
    await page.unroute(API)
    await page.getByRole('button', { name: 'Réessayer' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Menus & buffets')
    await expect(page.getByRole('button', { name: /^Ajouter / }).first()).toBeVisible()
  })

  await test.step('a page whose code does not arrive', async () => {
    provoke(/^request: .*\.js /)
    await shop.showCart(page)
    await page.route(/\/assets\/.*\.js$/, (route) => route.abort('connectionreset'))
    await shop.order(page)
    // The site tries again for seconds: on a busy machine they may be many.
    await expect(failed).toBeVisible({ timeout: 60_000 })
    await expect(page).toHaveURL(/\/order\/livraison$/)
    await page.unroute(/\/assets\/.*\.js$/)
    await page.getByRole('button', { name: 'Réessayer' }).click()
    await expect(page.getByRole('heading', { name: 'Qui reçoit la livraison ?' })).toBeVisible()
  })
})

const LOST_RESPONSES = [
  {
    call: 'creates the order',
    path: API,
    isMeant: (body: string) => body.includes('createOrder('),
    says: /^La connexion a été interrompue\. Réessayez/,
  },
  {
    call: 'opens the payment',
    path: API,
    isMeant: (body: string) => body.includes('createPaymentIntent('),
    says: "Une erreur technique est survenue, vous n'avez pas été débité.",
  },
  {
    call: 'charges the card',
    path: /\/sandbox-payments\/.*\/confirm$/,
    isMeant: () => true,
    // The order itself tells that it is paid.
    says: null,
  },
]

for (const { call, path, isMeant, says } of LOST_RESPONSES) {
  test(`a response that ${call} and is lost twice leads to one order and one charge`, async ({
    page,
    provoke,
  }) => {
    provoke(/^request: .* net::ERR_CONNECTION_RESET/, /^console: Failed to load resource/)
    await checkout.startAtPayment(page)
    await checkout.fillCard(page, checkout.CARDS.accepted)
    await page.route(path, loseResponses({ isMeant, count: 2 }))
    await checkout.payButton(page).click()
    if (says !== null) {
      await expect(page.getByRole('alert')).toHaveText(says)
      await checkout.payButton(page).click()
    }
    await expectOneOrderPaidOnce(page, await checkout.expectConfirmed(page))
  })
}
