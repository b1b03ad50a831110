import { screen } from '@testing-library/react'
import { expectTermsByBox } from '../../support/acceptedTerms'
import { renderApp } from '../../support/renderApp'
import { payButton } from '../paying/cardForm'
import { createCheckout, readyCart } from './checkoutServer'

const VISITOR = {
  email: 'claire@bureau.example',
  hasAccount: false,
  key: '8b0e3c9e-6f0f-4a53-9a34-0d5f0c8f9a11',
}

test('a visitor who pays accepts the terms once, by the box that opens the account, which leads to them', async () => {
  await renderApp('/order/paiement', {
    api: createCheckout({ checkEmail: false }),
    cart: readyCart(),
    inTab: { 'tablee.visitor': VISITOR },
  })
  await payButton()
  const box = screen.getByRole('checkbox', { name: /J’accepte les conditions générales/ })
  expect(box).toHaveAccessibleDescription(/s’ouvre avec cette commande/)
  expectTermsByBox(box)
})
