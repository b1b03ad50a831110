import { screen, within } from '@testing-library/react'
import { fillIn } from '../../support/fillIn'
import { CAMILLE, renderApp } from '../../support/renderApp'
import { createCheckout, readyCart } from './checkoutServer'

const open = (path: string) =>
  renderApp(path, { api: createCheckout(), cart: readyCart(), user: CAMILLE })

test.each(['/order', '/order/livraison', '/order/paiement'])(
  'at %s there is the way home, a number to call and the legal line, and nothing that leads elsewhere',
  async (path) => {
    await open(path)
    await screen.findByRole('navigation', { name: 'Étapes de la commande' })
    const head = screen.getByRole('banner')
    expect(within(head).getByRole('link', { name: 'Tablée, accueil' })).toBeVisible()
    expect(await within(head).findByRole('link', { name: /01 99 00 12 34/ })).toHaveAttribute(
      'href',
      'tel:+33199001234',
    )
    const ways = within(head).getAllByRole('link')
    expect(ways.map((way) => way.getAttribute('href'))).toEqual(['/', 'tel:+33199001234'])
    expect(within(head).queryByRole('button')).not.toBeInTheDocument()
    expect(screen.queryByRole('navigation', { name: 'Boutiques' })).not.toBeInTheDocument()
    expect(screen.queryByRole('complementary', { name: 'Annonce' })).not.toBeInTheDocument()
    const foot = within(await screen.findByRole('contentinfo'))
    expect(await foot.findByText(/Tablée SAS, 12 rue du Croissant/)).toBeVisible()
    // The order stays open beside.
    expect(foot.getByRole('link', { name: 'Conditions de vente' })).toHaveAttribute(
      'target',
      '_blank',
    )
  },
)

test('once ordered, and on any other page, the whole head and foot are back', async () => {
  const { goTo } = await open('/order')
  await screen.findByRole('navigation', { name: 'Étapes de la commande' })
  await goTo('/order/confirmation?commande=order-1')
  expect(await screen.findByRole('navigation', { name: 'Boutiques' })).toBeVisible()
  expect(screen.getByRole('complementary', { name: 'Annonce' })).toBeVisible()
})

test('the folded summary says day, hour and place', async () => {
  await open('/order/livraison')
  const summary = await screen.findByRole('complementary', { name: 'Votre commande' })
  const fold = summary.querySelector('summary')
  expect(fold).toHaveTextContent(/mardi 24 novembre, 12\sh\s00 – 12\sh\s30/)
  expect(fold).toHaveTextContent(/8 Rue de Rivoli, 75004 Paris/)
})

test('the phone given for the delivery is proposed for the invoice', async () => {
  const { user } = await open('/order/livraison')
  const phone = await screen.findByLabelText('Téléphone')
  await fillIn(user, phone, '06 39 98 45 11')
  await user.click(screen.getByRole('button', { name: 'Continuer vers le paiement' }))
  await screen.findByRole('heading', { name: 'Facturation et paiement' })
  const invoicePhone = screen.getByLabelText(/^Téléphone/)
  expect(invoicePhone).toHaveValue('06 39 98 45 11')
  await user.clear(invoicePhone)
  await user.click(screen.getByRole('button', { name: 'Reprendre le 06 39 98 45 11' }))
  expect(invoicePhone).toHaveValue('06 39 98 45 11')
})
