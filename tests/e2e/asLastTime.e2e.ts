import { beSeeded } from '../support/journey/account'
import { expectAccessible } from '../support/journey/axe'
import { aFullCart, leaveInStorage, storedCart } from '../support/journey/cart'
import { press, tabTo } from '../support/journey/keyboard'
import { PHONE } from '../support/journey/screens'
import { expect, test } from '../support/journey/test'

test.use(PHONE)

test('a known customer orders the last meal again with two presses, by keyboard alone, beside the cart', async ({
  page,
}) => {
  await beSeeded(page, 'camille@atelier-nord.example')
  const cart = await aFullCart(page)
  await leaveInStorage(page, JSON.stringify(cart))
  await page.goto('/')

  const opening = page.getByRole('region', { name: 'Comme vendredi dernier' })
  await expect(opening).toContainText('2 × Buffet Terroir')
  await expect(opening).toContainText(/Prochain vendredi possible/)
  await press(
    page,
    opening.getByRole('button', { name: /^Recommander pour (vendredi|le\s\d+\sdécembre)$/ }),
  )

  const sheet = page.getByRole('dialog', { name: 'Comme vendredi dernier' })
  const pay = sheet.getByRole('button', { name: /^Payer / })
  await expect(pay).toHaveText(/^Payer \d+,\d\d\s€ TTC$/)
  await expect(sheet).toContainText('Visa •••• 0003')
  await expect(sheet).toContainText('Hugo Perrin')
  await expectAccessible(page)
  // Whatever the sheet holds is reached, and left again for the button by the way back.
  await tabTo(page, sheet.getByLabel('Créneau'))
  await press(page, pay)

  await expect(page.getByRole('heading', { name: /Merci/ })).toBeVisible()
  expect(JSON.parse((await storedCart(page)) ?? 'null')).toMatchObject({
    key: cart.key,
    items: cart.items,
  })
})
