import * as checkout from '../support/journey/checkout'
import { expectOneOrderPaidOnce } from '../support/journey/orders'
import { test } from '../support/journey/test'

test('two quick clicks on pay make one order and one charge', async ({ page }) => {
  await checkout.startAtPayment(page)
  await checkout.fillCard(page, checkout.CARDS.accepted)
  await checkout.payButton(page).dblclick()
  await expectOneOrderPaidOnce(page, await checkout.expectConfirmed(page))
})
