import { screen, within } from '@testing-library/react'
import { refusal } from '../../support/fakeApi'
import { fillIn } from '../../support/fillIn'
import { CAMILLE, renderApp } from '../../support/renderApp'
import { anAccountOrder, menuFirst } from './anOrder'
import { openOrder, part } from './orderPage'

test('an order shows its number, its status, and when it was placed and last changed', async () => {
  await openOrder()
  const heading = await screen.findByRole('heading', { level: 1, name: 'Commande T-24815' })
  const head = heading.closest('header')
  expect(head).toHaveTextContent(/Confirmée/)
  expect(head).toHaveTextContent(/Passée le lundi 23 novembre à 9 h 05/)
  expect(head).toHaveTextContent(/Mise à jour le lundi 23 novembre à 9 h 10/)
})

test('an order that nothing has changed since its minute says that instant once', async () => {
  await openOrder({ updatedAt: '2026-11-23T09:05:48+01:00' })
  const heading = await screen.findByRole('heading', { level: 1 })
  const head = heading.closest('header')
  expect(head).toHaveTextContent(/Passée le lundi 23 novembre à 9 h 05/)
  expect(head).not.toHaveTextContent(/Mise à jour/)
})

test('an order shows when, where and to whom it is delivered', async () => {
  await openOrder({ deliveryContactPhone: '0612345678' })
  const delivery = await part('Livraison')
  expect(delivery).toHaveTextContent(/Jeudi 26 novembre.*entre 12 h 00 et 12 h 30/)
  expect(delivery).toHaveTextContent(/8 Rue de Rivoli.*Hélène Marchand.*06 12 34 56 78.*3e étage/)
})

test('its lines come with what their menus hold and what was offered', async () => {
  await openOrder()
  const content = await part('Vos plats')
  expect(content).toHaveTextContent(/4 × Plateau Batignolles.*80,00 € HT/)
  expect(content).toHaveTextContent(/Plateau · 20,00 € HT l’unité · pour 1 personne/)
  expect([...content.querySelectorAll('img')].map((img) => img.getAttribute('src'))).toEqual([
    '/p/11.svg',
    '/p/13.svg',
  ])
  expect(content).toHaveTextContent(/3 × Buffet du terroir.*dont 1 offert sur 3.*100,00 € HT/)
  const menu = within(content).getByRole('list', { name: 'Contenu de Buffet du terroir' })
  expect(within(menu).getByText(/Pain tranché/)).toBeVisible()
  expect(content).toHaveTextContent(/4 × Couverts.*Offert/)
})

test('its products and menus stand as in the cart that it was', async () => {
  await openOrder(menuFirst())
  expect(await part('Vos plats')).toHaveTextContent(/Buffet du terroir.*Plateau Batignolles/)
})

test('its amounts are labelled: discount, fees, VAT by rate, HT and TTC', async () => {
  await openOrder()
  const amount = (name: string) => screen.getByText(name).nextSibling
  await part('Vos plats')
  expect(amount('Remise -10 %')).toHaveTextContent('−10,00 €')
  expect(amount('Livraison HT')).toHaveTextContent('9,00 €')
  expect(amount('Total HT')).toHaveTextContent('270,00 €')
  expect(amount('Par personne HT, pour 7')).toHaveTextContent('38,57 €')
  expect(screen.getByText(/^TVA 10/).nextSibling).toHaveTextContent('26,10 €')
  expect(screen.getByText(/^TVA 20/).nextSibling).toHaveTextContent('1,80 €')
  expect(amount('Total TTC')).toHaveTextContent('300,00 €')
})

test('its payments say what came of each', async () => {
  await openOrder()
  const payments = await part('Paiements')
  const [paid, failed] = within(payments).getAllByRole('listitem')
  expect(paid).toHaveTextContent(/Carte bancaire300,00 € TTCReçu le lundi 23 novembre/)
  expect(failed).toHaveTextContent(/Échoué/)
  expect(payments).not.toHaveTextContent('Reste à payer')
  expect(screen.queryByRole('button', { name: /^Payer/ })).not.toBeInTheDocument()
})

test('the payments of one called off say what goes back, and what is no longer awaited', async () => {
  const payment = { id: '1', amount: 30_000, type: 'card', hasFailed: false }
  const paidAt = '2026-11-23T09:10:00+01:00'
  await openOrder({
    status: 'canceled',
    amountDue: 0,
    payments: [
      { ...payment, id: '4', amount: -20_000, type: 'wireTransferRefund', paidAt: null },
      { ...payment, id: '3', amount: -10_000, type: 'cardRefund', paidAt },
      { ...payment, id: '2', type: 'wireTransfer', paidAt: null },
    ],
  })
  const rows = within(await part('Paiements')).getAllByRole('listitem')
  const [toTransfer, toCard, awaited] = rows
  expect(toTransfer).toHaveTextContent(/Remboursement par virement−200,00 € TTCEn cours/)
  expect(toCard).toHaveTextContent(
    /Remboursement sur la carte−100,00 € TTCEffectué le lundi 23 novembre/,
  )
  expect(awaited).toHaveTextContent(/N’est plus attendu/)
})

test('a delivered order leads to its feedback until it was given, and to its tracking', async () => {
  const { unmount } = await openOrder({ status: 'delivered' })
  expect(await screen.findByRole('link', { name: 'Donner mon avis' })).toHaveAttribute(
    'href',
    '/feedback/order-1',
  )
  expect(screen.getByRole('link', { name: 'Voir le suivi' })).toHaveAttribute(
    'href',
    '/track/order-1',
  )
  expect(screen.queryByRole('link', { name: 'Suivre la commande' })).not.toBeInTheDocument()
  unmount()
  await openOrder({ status: 'delivered', isFeedbackDone: true })
  await part('Livraison')
  expect(screen.queryByRole('link', { name: 'Donner mon avis' })).not.toBeInTheDocument()
})

test('one called off promises no documents', async () => {
  await openOrder({ status: 'canceled' })
  expect(await part('Documents')).toHaveTextContent('n’a ni facture ni bon de livraison')
})

test('one that ended unpaid awaits no payment any more', async () => {
  await openOrder({ status: 'canceled', isFullyPaid: false, payments: [] })
  const payments = await part('Paiements')
  expect(payments).toHaveTextContent(/^PaiementsAucun paiement\.$/)
  expect(within(payments).queryByRole('list')).not.toBeInTheDocument()
})

test('its documents are links', async () => {
  await openOrder({
    documents: [{ type: 'deliveryNote', fileUrl: 'http://shop.test/documents/2' }],
  })
  expect(await screen.findByRole('link', { name: 'Bon de livraison (PDF)' })).toHaveAttribute(
    'href',
    'http://shop.test/documents/2',
  )
})

test('an order of another account is not found, inside the account and without a fault in the console', async () => {
  await openOrder(
    {},
    {
      order: () => {
        throw refusal('NOT_FOUND', 'Unknown order')
      },
    },
  )
  expect(await screen.findByRole('link', { name: 'Voir mes commandes' })).toBeVisible()
})

const UPDATED = { invoiceCustomerName: 'Paul Roy', invoiceCompanySiret: null }

test('the invoice details are changed in place, by the rules of the checkout', async () => {
  const { api, user } = await openOrder({}, { updateOrderInvoiceDetails: anAccountOrder(UPDATED) })
  await user.click(await screen.findByRole('button', { name: 'Modifier la facturation' }))
  expect(screen.getByLabelText(/^Société/)).toHaveFocus()
  const siret = screen.getByLabelText(/^SIRET/)
  await user.clear(siret)
  await user.type(siret, '123')
  await user.clear(screen.getByLabelText('Nom et prénom'))
  await user.click(screen.getByRole('button', { name: 'Enregistrer' }))
  expect(siret).toHaveAccessibleDescription(/n’est pas valide/)
  expect(siret).toHaveFocus()
  expect(api.sent('useUpdateInvoiceMutation')).toEqual([])

  await user.clear(siret)
  await fillIn(user, screen.getByLabelText('Nom et prénom'), 'Paul Roy')
  await user.click(screen.getByRole('button', { name: 'Enregistrer' }))
  expect(await screen.findByText('Facturation mise à jour.')).toBeVisible()
  expect(await part('Facturation')).toHaveTextContent('Paul Roy')
  expect(api.sent('useUpdateInvoiceMutation')[0]?.variables).toEqual({
    orderId: 'order-1',
    invoiceCustomerName: 'Paul Roy',
    invoiceCompanySiret: '',
    invoiceCompanyName: 'Atelier Nord',
    invoiceAddress: '1 rue du Siège, 75002 Paris',
    invoiceDetails: 'BC-77',
  })
})

test.each([
  [
    'an update that fails is said in the catalogue’s words',
    refusal('INTERNAL_SERVER_ERROR', 'Lost'),
    'Une erreur est survenue, merci de réessayer ou de contacter notre support au 01 99 00 12 34.',
  ],
  [
    'an invoice that was issued meanwhile is said with the number to call',
    refusal('BAD_USER_INPUT', 'INVOICE_ISSUED'),
    'La facture vient d’être établie : elle ne peut plus changer. Appelez-nous au 01 99 00 12 34 pour une facture rectificative.',
  ],
])('%s, and what was typed stays', async (_what, failure, words) => {
  const updateOrderInvoiceDetails = () => {
    throw failure
  }
  const { user } = await openOrder({}, { updateOrderInvoiceDetails })
  await user.click(await screen.findByRole('button', { name: 'Modifier la facturation' }))
  await user.type(screen.getByLabelText('Nom et prénom'), ' Roche')
  await user.click(screen.getByRole('button', { name: 'Enregistrer' }))
  expect(await screen.findByText(words)).toBeVisible()
  expect(screen.getByLabelText('Nom et prénom')).toHaveValue('Camille Roche Roche')
})

test('invoice details that were typed and not saved are there after a reload, until they are called off', async () => {
  const edited = { invoiceDetails: 'BC-77', 'invoiceDetails:before': 'BC-12' }
  const { user } = await renderApp('/account/commandes/order-1', {
    api: { order: anAccountOrder({ invoiceDetails: 'BC-12' }), getCustomerProfile: {} },
    user: CAMILLE,
    inTab: { 'tablee.drafts': { 'invoice:order-1': edited } },
  })
  const edit = { name: 'Modifier la facturation' }
  await user.click(await screen.findByRole('button', edit))
  expect(screen.getByLabelText(/^Référence ou note/)).toHaveValue('BC-77')
  expect(screen.getByText(/^Vos modifications sont encore là/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Annuler' }))
  await user.click(screen.getByRole('button', edit))
  expect(screen.getByLabelText(/^Référence ou note/)).toHaveValue('BC-12')
  expect(screen.queryByText(/^Vos modifications/)).not.toBeInTheDocument()
})

test('it says whom its invoice names, the SIRET in groups, and with which reference', async () => {
  await openOrder()
  expect(await part('Facturation')).toHaveTextContent(
    /Société\s*Atelier Nord\s*SIRET\s*356 000 000 00048\s*Nom et prénom\s*Camille Roche\s*Adresse de facturation\s*1 rue du Siège, 75002 Paris.*BC-77/,
  )
})

test('an issued invoice has no form', async () => {
  await openOrder({ canEditInvoice: false })
  expect(await part('Facturation')).toHaveTextContent(/La facture est établie/)
  expect(screen.queryByRole('button', { name: 'Modifier la facturation' })).not.toBeInTheDocument()
})
