import { screen, within } from '@testing-library/react'
import { refusal, type Responses } from '../../support/fakeApi'
import { CAMILLE, renderApp } from '../../support/renderApp'
import { ACCEPTED, createCheckout, DECLINED } from '../checkout/checkoutServer'
import { fillCard } from '../paying/cardForm'

const CARD = { id: 'pm_9', brand: 'visa', last4: '4242', exp_month: 12, exp_year: 2030 }

/** The form for a new card of an account that has none; `line.isLost` takes the responses to its confirmation away. */
async function openForm(responses: Responses = {}) {
  const shop = createCheckout({
    getCustomerProfile: { id: '1', stripeCustomerId: null },
    listCardsForCustomer: [CARD],
    createStripeCustomerId: 'cus_9',
    createSetupIntent: { clientSecret: 'seti_1_secret_x' },
    ...responses,
  })
  const line = { isLost: false }
  const fetch: typeof shop.fetch = async (url, request) => {
    if (line.isLost && url.endsWith('/confirm')) throw new TypeError('Failed to fetch')
    return shop.fetch(url, request)
  }
  const { user } = await renderApp('/account/cartes', { user: CAMILLE, api: { ...shop, fetch } })
  await user.click(await screen.findByRole('button', { name: 'Ajouter une carte' }))
  const form = within(await screen.findByRole('form', { name: 'Nouvelle carte' }))
  const save = async (number: string) => {
    await fillCard(user, number)
    await user.click(await form.findByRole('button', { name: 'Enregistrer la carte', busy: false }))
  }
  return { shop, line, form, save }
}

test('a first card is saved for the customer that the account becomes, and is in the list', async () => {
  const { shop, save } = await openForm()
  await save(ACCEPTED)
  expect(await screen.findByText('La carte est enregistrée.')).toBeVisible()
  const list = await screen.findByRole('list', { name: 'Cartes enregistrées' })
  expect(list).toHaveTextContent('Visa se terminant par 4242')
  expect(shop.confirmed).toEqual(['seti_1'])
  expect(screen.getByRole('button', { name: 'Ajouter une carte' })).toHaveFocus()
})

test('a declined card says so and what to do; the next one is saved by the same intent', async () => {
  const { shop, form, save } = await openForm()
  await save(DECLINED)
  expect(await form.findByRole('alert')).toHaveTextContent(
    /^Votre carte a été refusée\.\s+Ajoutez une autre carte, ou voyez avec votre banque\.$/,
  )
  await save(ACCEPTED)
  expect(await screen.findByText('La carte est enregistrée.')).toBeVisible()
  expect(shop.sent('useSaveCardMutation')).toHaveLength(1)
})

test('a response that got lost is said, and the next try begins with another intent', async () => {
  const { shop, line, form, save } = await openForm()
  line.isLost = true
  await save(ACCEPTED)
  expect(await form.findByRole('alert')).toHaveTextContent(/^La connexion s’est interrompue/)
  line.isLost = false
  await save(ACCEPTED)
  expect(await screen.findByText('La carte est enregistrée.')).toBeVisible()
  expect(shop.sent('useSaveCardMutation')).toHaveLength(2)
})

test.each(['createStripeCustomerId', 'createSetupIntent'])(
  'where %s fails, the form says so and the card is not handed over',
  async (mutation) => {
    const { shop, form, save } = await openForm({
      [mutation]: () => {
        throw refusal('PAYMENT_FAILED', 'The payment provider does not respond')
      },
    })
    await save(ACCEPTED)
    expect(await form.findByRole('alert')).toHaveTextContent(/Une erreur est survenue/)
    expect(shop.confirmed).toEqual([])
  },
)
