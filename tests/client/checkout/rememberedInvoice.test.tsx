import { screen, waitFor } from '@testing-library/react'
import { CAMILLE, renderApp } from '../../support/renderApp'
import { storedCart } from '../../support/storedCart'
import { createCheckout, readyCart } from './checkoutServer'

const contact = (id: string, name: string) => ({
  id,
  invoiceAddress: `${id} rue des Archives, 75004 Paris`,
  invoicePhone: '01 99 00 55 66',
  invoiceDetails: null,
  invoiceCompanyName: name,
  invoiceCompanySiret: null,
  invoiceCustomerName: 'Camille Roche',
})

async function open() {
  const { user } = await renderApp('/order/paiement', {
    api: createCheckout({
      lastInvoiceContacts: [contact('7', 'Atelier Nord'), contact('9', 'Atelier Sud')],
    }),
    cart: readyCart(),
    user: CAMILLE,
  })
  await screen.findByRole('radio', { name: /Atelier Nord/, checked: true })
  expect(storedCart().invoiceContact).toMatchObject({ id: '7', companyName: 'Atelier Nord' })
  return user
}

const byHand = () =>
  screen.findByRole('radio', { name: 'Une autre adresse de facturation', checked: true })

test('the latest invoice stands in the cart with its number until a field is edited by hand', async () => {
  const user = await open()
  await user.click(screen.getByRole('button', { name: 'Modifier ces informations' }))
  await user.type(await screen.findByLabelText(/^Nom et prénom/), ' Dupuis')
  await waitFor(() =>
    expect(storedCart().invoiceContact).toMatchObject({
      id: '0',
      customerName: 'Camille Roche Dupuis',
    }),
  )
  expect(await byHand()).toBeVisible()

  await user.click(screen.getByRole('radio', { name: /Atelier Sud/ }))
  expect(storedCart().invoiceContact).toMatchObject({ id: '9', customerName: 'Camille Roche' })
})

test('an address that a press writes into the invoice makes it a new one too', async () => {
  const user = await open()
  await user.click(screen.getByRole('button', { name: 'Modifier ces informations' }))
  await user.click(await screen.findByRole('button', { name: /adresse de livraison/ }))
  expect(storedCart().invoiceContact).toMatchObject({
    id: '0',
    companyName: 'Atelier Nord',
    address: '8 Rue de Rivoli, 75004 Paris',
  })
})
