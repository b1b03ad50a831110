import { screen } from '@testing-library/react'
import { CAMILLE, renderApp } from '../../support/renderApp'
import { limited, refusal } from '../../support/fakeApi'
import { createCheckout, readyCart } from './checkoutServer'

test.each([
  ['when the server says so', limited(1800), '30 minutes'],
  ['in a few minutes', refusal('RATE_LIMITED', 'No'), 'quelques minutes'],
])(
  'who has ordered too often is told beside the button to try again %s',
  async (_, error, wait) => {
    const createOrder = () => {
      throw error
    }
    const api = createCheckout({ createOrder })
    const page = { api, cart: readyCart(), user: CAMILLE }
    const { user } = await renderApp('/order/paiement', page)
    await user.click(await screen.findByRole('radio', { name: /Virement bancaire/ }))
    await user.click(screen.getByRole('button', { name: /par virement$/ }))
    expect(
      await screen.findByText(`Trop de tentatives. Patientez ${wait} avant de réessayer.`),
    ).toBeVisible()
  },
)
