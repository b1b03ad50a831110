import { openAccount, PASSWORD, sendSignIn } from '../support/journey/account'
import { keepToken, responseTo, tokenOf } from '../support/journey/api'
import { expectAccessible } from '../support/journey/axe'
import { keepFullCart, storedCart } from '../support/journey/cart'
import { press } from '../support/journey/keyboard'
import { placeOrder } from '../support/journey/orders'
import { PHONE } from '../support/journey/screens'
import { expect, test } from '../support/journey/test'

test.use(PHONE)

const CLOSE = { name: 'Fermer mon compte' }
const CONFIRM = { name: 'Fermer le compte' }

test('an account is closed by keyboard, in every tab, and its address opens another one', async ({
  page,
  context,
  provoke,
}) => {
  provoke(/Unknown account/)
  const { email, token } = await openAccount(page)
  await keepToken(page, token, test.info().project.use.baseURL ?? '')
  await keepFullCart(page)
  const second = await context.newPage()
  await second.goto('/account/commandes')
  await page.goto('/account/informations')
  await press(page, page.getByRole('button', CLOSE))
  const dialog = page.getByRole('dialog', { name: 'Fermer votre compte' })
  await expect(dialog.getByText(/C’est définitif/)).toBeVisible()
  await expectAccessible(page)
  for (const button of await dialog.getByRole('button').all()) {
    expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  }
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', CLOSE)).toBeFocused()
  await page.keyboard.press('Enter')
  await press(page, dialog.getByRole('button', CONFIRM))

  await expect(page.getByText('Votre compte est fermé.')).toBeVisible()
  await expect(page).toHaveURL('/')
  await expect(second).toHaveURL('/')
  await expect.poll(() => tokenOf(page)).toBeUndefined()
  const cart = await storedCart(page)
  expect(cart).toContain('"items":[{')
  expect(cart).not.toContain('Claire')

  await page.goto('/auth')
  await sendSignIn(page, email, PASSWORD)
  await expect(page.getByText("Aucun compte n'existe")).toBeVisible()
  await responseTo(
    page,
    `mutation ($email: String!, $password: String!) {
      signup(email: $email, password: $password, firstname: "Claire", lastname: "Martin", hasAcceptedTerms: true) { id }
    }`,
    { email, password: PASSWORD },
  )
})

test('an account with an order under way stays open, and says where to look', async ({
  page,
  provoke,
}) => {
  provoke(/something open/)
  const { token } = await openAccount(page)
  await keepToken(page, token, test.info().project.use.baseURL ?? '')
  await placeOrder(page)
  await page.goto('/account/informations')
  await page.getByRole('button', CLOSE).click()
  await page.getByRole('button', CONFIRM).click()
  await expect(page.getByRole('alert')).toContainText('Une commande est encore en cours')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Garder mon compte' }).click()
  await expect(page.getByRole('heading', { name: 'Mes informations' })).toBeVisible()
})
