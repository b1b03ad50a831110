import { screen, waitFor, within } from '@testing-library/react'
import { CAMILLE, renderApp } from '../../support/renderApp'
import { ADDRESS } from '../../support/shopFront'
import { createCheckout, readyCart } from './checkoutServer'

const EMPTY_CONTACT = { id: '0', name: '', phone: '', details: '' }
const stored = () => window.localStorage.getItem('tablee.cart') ?? ''

/** Another visit, in another tab, to what this one left in the browser. */
const comeBack = async (path: string) => {
  const cart = JSON.parse(stored())
  return renderApp(path, { api: createCheckout(), cart, user: CAMILLE })
}

const recovery = () => screen.findByRole('region', { name: 'Reprise des plateaux' })

async function expectDelivery() {
  expect(await screen.findByLabelText('Nom et prénom')).toHaveValue('Zoé Petit')
  expect(screen.getByLabelText('Téléphone')).toHaveValue('07 11')
  expect(screen.getByLabelText(/Instructions de livraison/)).toHaveValue('Badge au 2e')
  const section = within(await recovery())
  expect(section.getByLabelText('Jour de la reprise')).toHaveDisplayValue(
    'mercredi 25\u00a0novembre',
  )
  expect(section.getByLabelText('Contact pour la reprise')).toHaveValue('Paul Roy')
  expect(section.getByLabelText('Son numéro')).toHaveValue('')
  expect(section.getByRole('combobox', { name: 'Adresse de la reprise' })).toHaveValue(ADDRESS)
  expect(section.getByLabelText(/Consignes pour la reprise/)).toHaveValue('Quai 2')
}

test('a delivery step left half filled, for the shop or for another day, is found as it was', async () => {
  const { user, goTo, unmount } = await renderApp('/order/livraison', {
    api: createCheckout(),
    cart: readyCart({ deliveryContact: EMPTY_CONTACT }),
    user: CAMILLE,
  })
  const name = await screen.findByLabelText('Nom et prénom')
  await user.clear(name)
  await user.type(name, 'Zoé Petit')
  await user.clear(screen.getByLabelText('Téléphone'))
  await user.type(screen.getByLabelText('Téléphone'), '07 11')
  await user.type(screen.getByLabelText(/Instructions de livraison/), 'Badge au 2e')
  const section = within(await recovery())
  await user.click(section.getByRole('button', { name: 'Modifier la reprise des plateaux' }))
  await user.selectOptions(section.getByLabelText('Jour de la reprise'), '2026-11-25')
  await user.click(section.getByRole('radio', { name: 'Quelqu’un d’autre' }))
  await user.type(section.getByLabelText('Contact pour la reprise'), 'Paul Roy')
  await user.click(section.getByRole('radio', { name: 'Ailleurs' }))
  await user.type(
    section.getByRole('combobox', { name: 'Adresse de la reprise' }),
    '8 rue de rivoli',
  )
  await user.click(await section.findByRole('option', { name: ADDRESS }))
  await user.type(section.getByLabelText(/Consignes pour la reprise/), 'Quai 2')

  await goTo('/')
  await screen.findAllByRole('article')
  await goTo('/order/livraison')
  await expectDelivery()

  await waitFor(() => expect(stored()).toContain('Quai 2'))
  unmount()
  await comeBack('/order/livraison')
  await expectDelivery()
})

async function expectInvoice() {
  expect(await screen.findByLabelText(/^Société/)).toHaveValue('Atelier Nord')
  expect(screen.getByLabelText(/^SIRET/)).toHaveValue('123 456')
  expect(screen.getByLabelText('Adresse de facturation')).toHaveValue('1 rue du Lac, Paris')
  expect(screen.getByLabelText(/^Téléphone/)).toHaveValue('01 42')
  expect(screen.getByLabelText(/^Référence ou note/)).toHaveValue('BC-1207')
}

test('an invoice left half filled is found as it was, and the card is not', async () => {
  const { user, goTo, unmount } = await renderApp('/order/paiement', {
    api: createCheckout(),
    cart: readyCart(),
    user: CAMILLE,
  })
  const type = async (label: string | RegExp, text: string) => {
    const field = await screen.findByLabelText(label)
    await user.clear(field)
    await user.type(field, text)
  }
  await type(/^Société/, 'Atelier Nord')
  await type(/^SIRET/, '123 456')
  await type('Adresse de facturation', '1 rue du Lac, Paris')
  await type(/^Téléphone/, '01 42')
  await type(/^Référence ou note/, 'BC-1207')
  await user.click(screen.getByRole('radio', { name: 'Nouvelle carte' }))
  await type('Numéro de carte', '4242')

  await goTo('/order')
  await screen.findByRole('heading', { name: 'Vérifiez votre commande' })
  await goTo('/order/paiement')
  await expectInvoice()
  expect(await screen.findByLabelText('Numéro de carte')).toHaveValue('')

  await waitFor(() => expect(stored()).toContain('BC-1207'))
  unmount()
  await comeBack('/order/paiement')
  await expectInvoice()
})
