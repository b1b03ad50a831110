import { frameDrawn } from '../support/journey/frames'
import { holdCode } from '../support/journey/heldRequests'
import { expect, test } from '../support/journey/test'

test.use({ showsPictures: true })

const add = { name: 'Ajouter Plateau Batignolles' }

test('the page shows its list without a script', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/shop/patisserie')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pâtisserie')
  await expect(page.getByRole('article').first()).toContainText('HT')
  const [first, second] = await page
    .getByRole('article')
    .evaluateAll((cards) => cards.slice(0, 2).map((card) => card.getBoundingClientRect().top))
  expect(first, 'cards beside each other, by the styles in the page').toBe(second)
  await page.getByRole('navigation').getByRole('link', { name: 'Plateaux repas' }).click()
  await expect(page.getByRole('article', { name: 'Plateau Batignolles' })).toBeVisible()
  await context.close()
})

test('what is pressed before the code has come is done, on the very list that was there', async ({
  page,
}) => {
  const queries: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') queries.push(request.postDataJSON().operationName)
  })
  const letCodeIn = await holdCode(page, 'main.*.js')
  await page.goto('/', { waitUntil: 'commit' })
  const button = page.getByRole('button', add)
  await button.evaluate((element) => element.setAttribute('data-seen', ''))
  await button.click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  letCodeIn()
  await expect(page.getByRole('dialog', { name: /Où livrons-nous votre commande/ })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(button).toHaveAttribute('data-seen')
  expect(queries).not.toContain('shopScreenQuery')
})

test('a page fetches the code of its screen beside the bundle, not after it', async ({ page }) => {
  await holdCode(page, 'main.*.js')
  const starts = ['', 'shop/patisserie', 'cart', 'order', 'track/1', 'account', 'auth', 'menu']
  for (const start of [...starts, 'newpassword/a', 'validation-cgv/a', 'feedback/1']) {
    await page.goto(`/${start}`, { waitUntil: 'commit' })
    await expect(page.locator('link[rel=preload][as=script]').first()).toBeAttached()
  }
})

test('the code of a page is compiled while it arrives', async ({ page }) => {
  const files: string[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') files.push(response.url())
  })
  await page.goto('/', { waitUntil: 'networkidle' })
  expect(files.length).toBeGreaterThan(2)
  for (const file of files) {
    const code = await (await page.request.get(file)).text()
    expect(code, file).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/)
  }
})

test('a page opened by its address opens at its top, or where it was read on to, and the one before where it was left', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  const letCodeIn = await holdCode(page, 'main.*.js')
  await page.goto('/', { waitUntil: 'commit' })
  await expect(page.getByRole('button', add)).toBeVisible()
  await page.mouse.wheel(0, 700)
  await expect.poll(() => page.evaluate('scrollY')).toBe(700)
  await page.evaluate('window.moves = []; onscroll = () => moves.push(scrollY)')
  letCodeIn()
  await expect.poll(() => page.evaluate('history.scrollRestoration')).toBe('manual')
  await frameDrawn(page)
  expect(await page.evaluate('moves.filter((position) => position !== 700)')).toEqual([])
  await page.goto('/shop/patisserie')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pâtisserie')
  await page.waitForLoadState('networkidle')
  expect(await page.evaluate('scrollY')).toBe(0)
  await page.goBack()
  await expect.poll(() => page.evaluate('scrollY')).toBe(700)
})
