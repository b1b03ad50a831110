import { screen, within } from '@testing-library/react'
import { CAMILLE, renderApp } from '../../support/renderApp'
import { anAccountOrder } from './anOrder'

const open = (changes: Record<string, unknown>) =>
  renderApp('/account/commandes/order-1', {
    api: { order: anAccountOrder(changes), getCustomerProfile: {} },
    user: CAMILLE,
  })

const names = (elements: Iterable<Element>) => [...elements].map(({ textContent }) => textContent)
/** The headings and buttons of the page, as they are read. */
const readingOrder = () => names(screen.getByRole('article').querySelectorAll('h1, h2, button'))

test('an order on its way is followed and ordered again from its head; the rest of what can be done stands below the dishes', async () => {
  await open({ status: 'assigned' })
  const head = (await screen.findByRole('heading', { level: 1 })).closest('header')
  const inHead = within(head ?? document.body)
  expect(inHead.getByRole('link', { name: 'Suivre la commande' })).toHaveAttribute(
    'href',
    '/track/order-1',
  )
  expect(names(inHead.getAllByRole('button'))).toEqual(['Recommander'])
  const read = readingOrder()
  expect(read.slice(read.indexOf('Vos plats'))).toEqual([
    'Vos plats',
    'Enregistrer comme panier',
    'Répéter chaque jeudi',
    'Documents',
    'Paiements',
    'Livraison',
    'Facturation',
    'Modifier la facturation',
  ])
})

test('what is to be paid stands right under the note, before what was paid and all else that can be done', async () => {
  await open({
    status: 'waitingForPayment',
    expiresAt: '2026-11-24T11:00:00+01:00',
    amountDue: 30_000,
    isFullyPaid: false,
    payments: [],
  })
  await screen.findByRole('button', { name: /^Payer/ })
  const read = readingOrder()
  expect(read.slice(0, 2)).toEqual(['Commande T-24815', 'Régler cette commande'])
  const after = ['Annuler cette commande', 'Paiements', 'Livraison', 'Vos plats', 'Recommander']
  expect(read.filter((name) => after.includes(name ?? ''))).toEqual(after)
  expect(screen.getByText(/attend son paiement/).closest('header')).not.toBeNull()
})

test('each order has its own order of reading, also when one leads straight to the next', async () => {
  const unpaid = { status: 'waitingForPayment', amountDue: 30_000, isFullyPaid: false }
  const { goTo } = await renderApp('/account/commandes/order-1', {
    api: {
      order: ({ id }: { id: string }) =>
        anAccountOrder(id === 'order-1' ? unpaid : { id, number: 'T-24816', status: 'delivered' }),
      getCustomerProfile: {},
    },
    user: CAMILLE,
  })
  await screen.findByRole('heading', { level: 1, name: 'Commande T-24815' })
  await goTo('/account/commandes/order-2')
  await screen.findByRole('heading', { level: 1, name: 'Commande T-24816' })
  const read = readingOrder()
  expect(read.indexOf('Vos plats')).toBeLessThan(read.indexOf('Paiements'))
})

test('a dish of the canteen is called a dish, and no tray', async () => {
  const line = { id: 'LIGNE-CANTINE' }
  const dish = {
    ...{ id: '1', name: 'Couscous', category: 'Box', pictureUrl: '/p/1.svg', menu: null },
    ...{ price: 1050, quantity: 1, freeQuantity: 0 },
    originalProduct: { id: '1', participantsPerQuantity: 1, line },
  }
  await open({ products: [dish] })
  expect(await screen.findByRole('region', { name: 'Vos plats' })).toHaveTextContent(
    /Plat · 10,50 € HT l’unité · pour 1 personne/,
  )
})
