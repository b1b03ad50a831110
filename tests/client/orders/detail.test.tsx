import { screen, waitFor, within } from '@testing-library/react'
import { limited, refusal, type Responses } from '../../support/fakeApi'
import { fillIn } from '../../support/fillIn'
import { CAMILLE, renderApp } from '../../support/renderApp'
import { ADDRESS, createShop } from '../../support/shopFront'
import { anAccountOrder } from './anOrder'

const open = (changes: Record<string, unknown> = {}, more: Responses = {}) =>
  renderApp('/account/commandes/order-1', {
    api: { order: anAccountOrder(changes), getCustomerProfile: {}, ...more },
    user: CAMILLE,
  })

const part = (name: string) => screen.findByRole('region', { name })

test('an order shows its number, its status, and when it was placed and last changed', async () => {
  await open()
  const heading = await screen.findByRole('heading', { level: 1, name: 'Commande T-24815' })
  const head = heading.closest('header')
  expect(head).toHaveTextContent(/Confirmée/)
  expect(head).toHaveTextContent(/Passée le lundi 23 novembre à 9 h 05/)
  expect(head).toHaveTextContent(/Mise à jour le lundi 23 novembre à 9 h 10/)
})

test('an order that nothing has changed since its minute says that instant once', async () => {
  await open({ updatedAt: '2026-11-23T09:05:48+01:00' })
  const heading = await screen.findByRole('heading', { level: 1 })
  const head = heading.closest('header')
  expect(head).toHaveTextContent(/Passée le lundi 23 novembre à 9 h 05/)
  expect(head).not.toHaveTextContent(/Mise à jour/)
})

test('an order shows when, where and to whom it is delivered', async () => {
  await open({ deliveryContactPhone: '0612345678' })
  const delivery = await part('Livraison')
  expect(delivery).toHaveTextContent(/Jeudi 26 novembre.*entre 12 h 00 et 12 h 30/)
  expect(delivery).toHaveTextContent(/8 Rue de Rivoli.*Hélène Marchand.*06 12 34 56 78.*3e étage/)
})

test('its lines come with what their menus hold and what was offered', async () => {
  await open()
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

test('its amounts are labelled: discount, fees, VAT by rate, HT and TTC', async () => {
  await open()
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
  await open()
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
  await open({
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
  const { unmount } = await open({ status: 'delivered' })
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
  await open({ status: 'delivered', isFeedbackDone: true })
  await part('Livraison')
  expect(screen.queryByRole('link', { name: 'Donner mon avis' })).not.toBeInTheDocument()
})

test('one called off promises no documents', async () => {
  await open({ status: 'canceled' })
  expect(await part('Documents')).toHaveTextContent('n’a ni facture ni bon de livraison')
})

test('one that ended unpaid awaits no payment any more', async () => {
  await open({ status: 'canceled', isFullyPaid: false, payments: [] })
  const payments = await part('Paiements')
  expect(payments).toHaveTextContent(/^PaiementsAucun paiement\.$/)
  expect(within(payments).queryByRole('list')).not.toBeInTheDocument()
})

test('its documents are links', async () => {
  await open({ documents: [{ type: 'deliveryNote', fileUrl: 'http://shop.test/documents/2' }] })
  expect(await screen.findByRole('link', { name: 'Bon de livraison (PDF)' })).toHaveAttribute(
    'href',
    'http://shop.test/documents/2',
  )
})

test('an order of another account is not found, inside the account and without a fault in the console', async () => {
  await open(
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
  const { api, user } = await open({}, { updateOrderInvoiceDetails: anAccountOrder(UPDATED) })
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

test('an update that fails is said in the catalogue’s words, and what was typed stays', async () => {
  const updateOrderInvoiceDetails = () => {
    throw refusal('INTERNAL_SERVER_ERROR', 'Lost')
  }
  const { user } = await open({}, { updateOrderInvoiceDetails })
  await user.click(await screen.findByRole('button', { name: 'Modifier la facturation' }))
  await user.type(screen.getByLabelText('Nom et prénom'), ' Roche')
  await user.click(screen.getByRole('button', { name: 'Enregistrer' }))
  expect(
    await screen.findByText(
      'Une erreur est survenue, merci de réessayer ou de contacter notre support au 01 99 00 12 34.',
    ),
  ).toBeVisible()
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
  await open()
  expect(await part('Facturation')).toHaveTextContent(
    /Société\s*Atelier Nord\s*SIRET\s*356 000 000 00048\s*Nom et prénom\s*Camille Roche\s*Adresse de facturation\s*1 rue du Siège, 75002 Paris.*BC-77/,
  )
})

test('an issued invoice has no form', async () => {
  await open({ canEditInvoice: false })
  expect(await part('Facturation')).toHaveTextContent(/La facture est établie/)
  expect(screen.queryByRole('button', { name: 'Modifier la facturation' })).not.toBeInTheDocument()
})

test('the customer requests the recovery of trays, the slot after the meal proposed, and the order is read again', async () => {
  const { api, user } = await open({ canRequestItemRecovery: true }, { requestItemRecovery: true })
  await user.click(await screen.findByRole('button', { name: 'Demander la reprise des plateaux' }))
  await user.tab()
  expect(screen.getByLabelText('Jour de la reprise')).toHaveFocus()
  expect(screen.getByLabelText('Heure de la reprise')).toHaveDisplayValue(/^14\sh\s30 – 15\sh\s00$/)
  await user.click(screen.getByLabelText('Quelqu’un d’autre'))
  await user.click(screen.getByRole('button', { name: 'Valider la reprise' }))
  expect(screen.getByLabelText('Contact pour la reprise')).toHaveAccessibleDescription(
    'Indiquez qui remet les plateaux.',
  )
  expect(api.sent('useRequestRecoveryMutation')).toEqual([])

  await user.click(screen.getByLabelText('La personne qui reçoit la livraison'))
  await user.click(screen.getByRole('button', { name: 'Valider la reprise' }))
  expect(await screen.findByText('Reprise des plateaux enregistrée.')).toBeVisible()
  expect(api.sent('useRequestRecoveryMutation')[0]?.variables).toMatchObject({
    orderId: 'order-1',
    itemRecovery: {
      recoveryContactName: 'Hélène Marchand',
      selectedSlot: { start: '2026-11-26T14:30:00+01:00' },
      recoveryAddress: null,
    },
  })
  expect(api.sent('accountOrderScreenQuery')).toHaveLength(2)
})

test('another place for the recovery is looked up for the brand of the order’s dishes', async () => {
  const tart = { ...anAccountOrder().products[0], originalProduct: { brand: { id: '21' } } }
  const api = createShop({
    order: anAccountOrder({ canRequestItemRecovery: true, products: [tart] }),
    getCustomerProfile: {},
  })
  const { user } = await renderApp('/account/commandes/order-1', { api, user: CAMILLE })
  await user.click(await screen.findByRole('button', { name: 'Demander la reprise des plateaux' }))
  await user.click(screen.getByRole('radio', { name: 'Ailleurs' }))
  await user.type(screen.getByRole('combobox', { name: 'Adresse de la reprise' }), '8 rue')
  await user.click(await screen.findByRole('option', { name: ADDRESS }))
  await waitFor(() => expect(api.sent('useRecoveryAddressQuery')).toHaveLength(1))
  expect(api.sent('useRecoveryAddressQuery')[0]?.variables).toMatchObject({ brandId: '21' })
})

test('an agreed recovery says its day, slot and hour, who hands the trays over, where and how', async () => {
  await open({
    itemRecovery: {
      recoveryContactName: 'Paul Roy',
      recoveryContactPhone: '0699001122',
      recoveryInstructions: 'Au quai',
      bookedRecoveryHour: '2026-11-26T14:45:00+01:00',
      recoveryAddress: { title: '3 Rue de Paradis, 75010 Paris', lat: 48.87, lng: 2.35 },
      selectedSlot: { start: '2026-11-26T14:30:00+01:00', end: '2026-11-26T15:00:00+01:00' },
    },
  })
  expect(await part('Reprise des plateaux')).toHaveTextContent(
    /jeudi 26 novembre\s*entre 14 h 30 et 15 h 00\s*Paul Roy\s*06 99 00 11 22\s*3 Rue de Paradis, 75010 Paris\s*Au quai/i,
  )
})

test('a recovery that is refused shows the reason beside its field', async () => {
  const requestItemRecovery = () => {
    throw refusal('BAD_USER_INPUT', 'No', { selectedSlot: 'INVALID' })
  }
  const { user } = await open({ canRequestItemRecovery: true }, { requestItemRecovery })
  await user.click(await screen.findByRole('button', { name: 'Demander la reprise des plateaux' }))
  await user.click(screen.getByRole('button', { name: 'Valider la reprise' }))
  expect(await screen.findByText('Choisissez une heure après la livraison.')).toBeVisible()
})

test.each([
  ['in a few minutes', refusal('RATE_LIMITED', 'No'), 'quelques minutes'],
  ['when the server says so', limited(3600), 'une heure'],
])('who has requested a recovery too often reads to try again %s', async (_, error, wait) => {
  const { user } = await open({ canRequestItemRecovery: true }, { requestItemRecovery: error })
  await user.click(await screen.findByRole('button', { name: 'Demander la reprise des plateaux' }))
  await user.click(screen.getByRole('button', { name: 'Valider la reprise' }))
  const words = `Trop de tentatives. Patientez ${wait} avant de réessayer.`
  expect(await screen.findByText(words)).toBeVisible()
})
