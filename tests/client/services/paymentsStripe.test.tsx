import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { focusFirstError } from '../../../src/client/design/forms/focusFirstError'
import { loadPayments } from '../../../src/client/services/payments/loadPayments'
import type {
  CardFieldState,
  PaymentOutcome,
  Payments,
} from '../../../src/client/services/payments/payments'
import { fakeStripe } from '../../support/fakeStripe'

const stripe = fakeStripe()
let payments: Payments

beforeEach(async () => {
  stripe.forget()
  payments = await loadPayments({
    stripePublishableKey: 'pk_test_fake',
    isStripeLinkOn: false,
    graphqlUrl: '/graphql',
  })
})

function Step({ onOutcome }: { onOutcome: (outcome: PaymentOutcome) => void }) {
  const { confirmCard, confirmSavedCard, saveCard } = payments.usePayment()
  const clientSecret = 'pi_1_secret_abc'
  return (
    <>
      <button
        type="button"
        onClick={() => void confirmCard({ clientSecret, saveCard: true }).then(onOutcome)}
      >
        Payer et enregistrer
      </button>
      <button
        type="button"
        onClick={() => void confirmCard({ clientSecret, saveCard: false }).then(onOutcome)}
      >
        Payer
      </button>
      <button
        type="button"
        onClick={() => void confirmSavedCard({ clientSecret, cardId: 'pm_1' }).then(onOutcome)}
      >
        Payer avec la carte enregistrée
      </button>
      <button
        type="button"
        onClick={() => void saveCard({ clientSecret: 'seti_1_secret_abc' }).then(onOutcome)}
      >
        Enregistrer
      </button>
    </>
  )
}

async function pay(name: string) {
  const onOutcome = jest.fn<void, [PaymentOutcome]>()
  const onChange = jest.fn<void, [CardFieldState]>()
  render(
    <payments.Provider>
      <payments.NumberField id="number" onChange={onChange} />
      <payments.ExpiryField id="expiry" onChange={onChange} />
      <payments.CvcField id="cvc" onChange={onChange} />
      <Step onOutcome={onOutcome} />
    </payments.Provider>,
  )
  await waitFor(() => expect(stripe.elements.size).toBe(3))
  fireEvent.click(screen.getByRole('button', { name }))
  await waitFor(() => expect(onOutcome).toHaveBeenCalled())
  return onOutcome.mock.calls[0]?.[0]
}

test('opens Stripe in French with the shop’s key, and says that the money is real', async () => {
  expect(payments.isSandbox).toBe(false)
  expect(stripe.opened).toEqual([{ key: 'pk_test_fake', options: { locale: 'fr' } }])
})

test('renders the three Elements, and asks for month and year', async () => {
  stripe.response({ paymentIntent: { status: 'succeeded' } })
  await pay('Payer')
  expect([...stripe.elements.keys()]).toEqual(['cardNumber', 'cardExpiry', 'cardCvc'])
  expect(stripe.elements.get('cardExpiry')?.options.placeholder).toBe('mois / année')
})

test('saves a new card only when the customer wants it', async () => {
  stripe.response({ paymentIntent: { status: 'succeeded' } })
  expect(await pay('Payer et enregistrer')).toEqual({ status: 'succeeded' })
  expect(stripe.confirmations[0]).toEqual({
    clientSecret: 'pi_1_secret_abc',
    data: {
      payment_method: { card: stripe.elements.get('cardNumber') },
      setup_future_usage: 'on_session',
    },
  })
})

test('does not save it otherwise', async () => {
  stripe.response({ paymentIntent: { status: 'processing' } })
  expect(await pay('Payer')).toEqual({ status: 'succeeded' })
  expect(stripe.confirmations[0]?.data).not.toHaveProperty('setup_future_usage')
})

test('saves a card without a payment, and says why not in Stripe’s words', async () => {
  stripe.response({ setupIntent: { status: 'succeeded' } })
  expect(await pay('Enregistrer')).toEqual({ status: 'succeeded' })
  expect(stripe.confirmations[0]).toEqual({
    clientSecret: 'seti_1_secret_abc',
    data: { payment_method: { card: stripe.elements.get('cardNumber') } },
  })
  cleanup()
  stripe.response({ error: { type: 'card_error', code: 'card_declined', message: 'Refusée.' } })
  expect(await pay('Enregistrer')).toEqual({
    status: 'failed',
    code: 'card_declined',
    message: 'Refusée.',
  })
})

test('pays with a saved card by its id', async () => {
  stripe.response({ paymentIntent: { status: 'succeeded' } })
  await pay('Payer avec la carte enregistrée')
  expect(stripe.confirmations[0]?.data).toEqual({ payment_method: 'pm_1' })
})

test.each([
  [
    'a decline, in Stripe’s words',
    {
      type: 'card_error',
      code: 'card_declined',
      decline_code: 'generic_decline',
      message: 'Votre carte a été refusée.',
    },
    { code: 'card_declined', message: 'Votre carte a été refusée.' },
  ],
  [
    'its own reason when there is one',
    {
      type: 'card_error',
      code: 'card_declined',
      decline_code: 'insufficient_funds',
      message: 'Fonds insuffisants.',
    },
    { code: 'insufficient_funds', message: 'Fonds insuffisants.' },
  ],
  [
    'a refusal at the bank',
    {
      type: 'invalid_request_error',
      code: 'payment_intent_authentication_failure',
      message: 'Authentification refusée.',
    },
    { code: 'payment_intent_authentication_failure', message: 'Authentification refusée.' },
  ],
  [
    'a technical error in our words, not in the developer’s',
    {
      type: 'invalid_request_error',
      code: 'parameter_unknown',
      message: 'Received unknown parameter',
    },
    {
      code: 'parameter_unknown',
      message: 'Le paiement n’a pas pu être traité. Réessayez dans un instant.',
    },
  ],
])('tells %s', async (_, error, expected) => {
  stripe.response({ error })
  expect(await pay('Payer')).toEqual({ status: 'failed', ...expected })
})

test('an intent that was paid before is a success', async () => {
  stripe.response({
    error: {
      type: 'invalid_request_error',
      code: 'payment_intent_unexpected_state',
      payment_intent: { status: 'succeeded' },
    },
  })
  expect(await pay('Payer')).toEqual({ status: 'succeeded' })
})

test('after a lost response the intent itself is read', async () => {
  stripe.response({ error: { type: 'api_connection_error' } })
  stripe.retrieves({ paymentIntent: { status: 'succeeded' } })
  expect(await pay('Payer')).toEqual({ status: 'succeeded' })
})

test('after a lost response the site does not claim that nothing was charged', async () => {
  stripe.response({ error: { type: 'api_connection_error' } })
  stripe.retrieves({ error: { type: 'api_connection_error' } })
  expect(await pay('Payer')).toMatchObject({ status: 'failed', code: 'outcome_unknown' })
})

test('a form that looks for what is wrong gets into the frame of the first wrong field', async () => {
  const { container } = render(
    <payments.Provider>
      <form>
        <payments.NumberField id="number" onChange={jest.fn()} />
        <payments.ExpiryField id="expiry" onChange={jest.fn()} aria-invalid />
        <payments.CvcField id="cvc" onChange={jest.fn()} aria-invalid />
      </form>
    </payments.Provider>,
  )
  await waitFor(() => expect(stripe.elements.size).toBe(3))
  expect(focusFirstError(container.querySelector('form'))).toBe(true)
  const focused = [...stripe.elements].filter(
    ([, { focus }]) => jest.mocked(focus).mock.calls.length,
  )
  expect(focused.map(([type]) => type)).toEqual(['cardExpiry'])
})
