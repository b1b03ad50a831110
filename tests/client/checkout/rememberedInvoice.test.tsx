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

const ANEW = {
  id: '0',
  companyName: 'Atelier Nord',
  companySiret: '90481726900015',
  customerName: 'Camille Roche',
  address: '7 rue des Archives, 75004 Paris',
  phone: null,
  details: null,
}

test('the invoice of an order made anew, which comes without a telephone, is the remembered one', async () => {
  const remembered = {
    ...contact('7', 'Atelier Nord'),
    invoiceCompanySiret: '904\u00a0817\u00a0269\u00a000015',
  }
  await renderApp('/order/paiement', {
    api: createCheckout({ lastInvoiceContacts: [contact('9', 'Atelier Sud'), remembered] }),
    cart: readyCart({ invoiceContact: ANEW }),
    user: CAMILLE,
  })
  expect(await screen.findByRole('radio', { name: /Atelier Nord/, checked: true })).toBeVisible()
  expect(storedCart().invoiceContact).toMatchObject({ id: '7', phone: '01 99 00 55 66' })
  expect(screen.queryByLabelText(/^SIRET/)).not.toBeInTheDocument()
})

test('remembered invoices of one company are told apart, and a SIRET is read in groups', async () => {
  const api = createCheckout({
    lastInvoiceContacts: [
      { ...contact('7', 'Atelier Nord'), invoiceDetails: 'BC-12' },
      { ...contact('7', 'Atelier Nord'), id: '8', invoicePhone: null },
    ],
  })
  const cart = readyCart({ invoiceContact: { ...ANEW, details: 'BC-14' } })
  await renderApp('/order/paiement', { api, cart, user: CAMILLE })
  const one = await screen.findByRole('radio', { name: /Atelier Nord.*BC-12$/ })
  expect(one).not.toBeChecked()
  expect(screen.getByRole('radio', { name: /Atelier Nord.*Paris$/ })).toBeVisible()
  expect(screen.getByLabelText(/^SIRET/)).toHaveValue('904\u00a0817\u00a0269\u00a000015')
})

test('who received a delivery is recognised in the cart of an order made anew', async () => {
  const lastDeliveryContacts = [
    {
      id: '5',
      deliveryContactName: 'Hugo Perrin',
      deliveryContactPhone: '06 98 76 54 32',
      deliveryDetails: null,
    },
  ]
  const cart = readyCart({
    deliveryContact: { id: '0', name: 'Hugo Perrin', phone: '06 98 76 54 32', details: null },
  })
  const { user } = await renderApp('/order/livraison', {
    api: createCheckout({ lastDeliveryContacts }),
    cart,
    user: CAMILLE,
  })
  expect(await screen.findByRole('radio', { name: /Hugo Perrin/ })).toBeChecked()
  await user.type(screen.getByLabelText(/^Nom et prénom/), ' fils')
  expect(await screen.findByRole('radio', { name: 'Une autre personne' })).toBeChecked()
})
