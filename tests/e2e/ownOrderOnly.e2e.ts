import { beCustomer } from '../support/journey/account'
import { send } from '../support/journey/api'
import { expectAccessible } from '../support/journey/axe'
import { placeOrder } from '../support/journey/orders'
import { expect, test } from '../support/journey/test'

test('a customer follows their own order; another account cannot open its page', async ({
  page,
  openVisit,
}) => {
  await beCustomer(page)
  const orderId = await placeOrder(page)
  await page.goto(`/track/${orderId}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Commande T-\d+$/)
  await expect(page.getByRole('main')).toContainText('12 rue de la Paix')

  const neighbour = await openVisit()
  await beCustomer(neighbour)
  for (const path of [`/track/${orderId}`, `/order/confirmation?commande=${orderId}`]) {
    await neighbour.goto(path)
    await expect(neighbour.getByRole('main')).toContainText(
      /Commande introuvable|Aucune commande à confirmer/,
    )
    await expect(neighbour.getByRole('main')).not.toContainText('rue de la Paix')
  }
  const { data, errors } = await send(neighbour, `{ order(id: "${orderId}") { number } }`)
  expect({ data, code: errors?.[0]?.extensions.code }).toEqual({ data: null, code: 'NOT_FOUND' })

  const visitor = await openVisit()
  await visitor.goto(`/track/${orderId}`)
  await expect(visitor.getByText('Commande introuvable')).toBeVisible()
  await expectAccessible(visitor)
  await expect(
    visitor.getByRole('main').getByRole('button', { name: 'Se connecter' }),
  ).toBeVisible()
})
