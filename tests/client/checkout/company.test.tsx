import { screen, waitFor } from '@testing-library/react'
import { BLANK_INVOICE_CONTACT } from '#domain/cart/cartContacts'
import { INVOICE_LENGTHS } from '#domain/cart/cartLengths'
import { invoiceDetailsOf } from '#domain/customer/registeredCompany'
import { refusal, type Responses } from '../../support/fakeApi'
import { CAMILLE, renderApp } from '../../support/renderApp'
import { storedCart } from '../../support/storedCart'
import { createCheckout, readyCart } from './checkoutServer'

const MARTIN = {
  ...{ name: 'Atelier Martin', siren: '010413706', siret: '01041370600010' },
  ...{ address: '4 rue Saint-Augustin, 75002 Paris', postalCode: '75002', town: 'Paris' },
}
const NORD = { ...MARTIN, name: 'Atelier Nord', siren: '010411667', siret: '01041166700014' }

async function atInvoice(changes: Responses = {}) {
  const api = createCheckout({ companies: [MARTIN, NORD], ...changes })
  const app = await renderApp('/order/paiement', { api, cart: readyCart(), user: CAMILLE })
  const field = await screen.findByRole('combobox', { name: /^Société/ })
  await app.user.clear(field)
  return { ...app, api, field }
}
test('a company is proposed with town and SIREN, and fills name, SIRET and seat', async () => {
  const { user, field } = await atInvoice()
  await user.type(field, 'atelier')
  const option = await screen.findByRole('option', { name: /^Atelier Martin Paris · SIREN\s010/ })
  expect(field).toHaveAttribute('aria-expanded', 'true')
  await user.click(option)
  expect(field).toHaveValue('Atelier Martin')
  expect(screen.getByLabelText(/^SIRET/)).toHaveValue('010\u00a0413\u00a0706\u00a000010')
  expect(screen.getByLabelText('Adresse de facturation')).toHaveValue(MARTIN.address)
  expect(screen.queryByRole('option')).not.toBeInTheDocument()
  await waitFor(() =>
    expect(storedCart()).toMatchObject({
      invoiceContact: { companyName: 'Atelier Martin', address: MARTIN.address },
    }),
  )
})

test('a company that waits in the cart since the sign-up is on the invoice before anything is typed', async () => {
  const details = invoiceDetailsOf(MARTIN)
  const invoiceContact = { ...BLANK_INVOICE_CONTACT, ...details, customerName: 'Camille Roche' }
  const cart = readyCart({ invoiceContact })
  await renderApp('/order/paiement', { api: createCheckout(), cart, user: CAMILLE })
  expect(await screen.findByRole('combobox', { name: /^Société/ })).toHaveValue('Atelier Martin')
  expect(screen.getByLabelText(/^SIRET/)).toHaveValue(details.companySiret)
  expect(screen.getByLabelText('Adresse de facturation')).toHaveValue(MARTIN.address)
})

test('by keyboard: the arrows reach a company, Enter takes it, Escape leaves what was typed', async () => {
  const { user, field } = await atInvoice()
  await user.type(field, 'atelier')
  await screen.findByText(/^2\ssociétés proposées$/)
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}')
  expect(field).toHaveValue('Atelier Nord')
  await user.type(field, '!')
  await screen.findAllByRole('option')
  await user.keyboard('{Escape}')
  expect(field).toHaveValue('Atelier Nord!')
  expect(field).toHaveAttribute('aria-expanded', 'false')
  expect(screen.queryByRole('option')).not.toBeInTheDocument()
})

test('by hand is always possible: leaving the field chooses nothing', async () => {
  const { user, field } = await atInvoice()
  await user.type(field, 'Atelier Mar')
  await screen.findAllByRole('option')
  await user.keyboard('{ArrowDown}')
  await user.tab()
  expect(field).toHaveValue('Atelier Mar')
  expect(screen.getByLabelText(/^SIRET/)).toHaveValue('')
})

test('a search that fails costs nothing', async () => {
  const { user, api, field } = await atInvoice({
    companies: () => {
      throw refusal('RATE_LIMITED', 'Too many')
    },
  })
  await user.type(field, 'Atelier Martin')
  await waitFor(() => expect(api.sent('useCompanySearchQuery').length).toBeGreaterThan(0))
  expect(field).toHaveValue('Atelier Martin')
  expect(screen.queryByRole('option')).not.toBeInTheDocument()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

test('the invoice takes texts as long as an order does', async () => {
  const { field } = await atInvoice()
  const lengthOf = (name: RegExp) => screen.getByLabelText(name).getAttribute('maxlength')
  expect(field).toHaveAttribute('maxlength', String(INVOICE_LENGTHS.companyName))
  expect(lengthOf(/^Nom et prénom/)).toBe(String(INVOICE_LENGTHS.customerName))
  expect(lengthOf(/^Adresse de facturation/)).toBe(String(INVOICE_LENGTHS.address))
  expect(lengthOf(/^Référence/)).toBe(String(INVOICE_LENGTHS.details))
})
