import { fireEvent, screen, waitFor } from '@testing-library/react'
import { createClock } from '#domain/time/clock'
import { setClock } from '../../../src/client/services/clock'
import { loadPayments } from '../../../src/client/services/payments/loadPayments'
import type { Payments } from '../../../src/client/services/payments/payments'
import { fakeSandbox } from '../../support/fakeSandbox'
import { button, fillCard, openPaymentStep } from '../../support/paymentStep'

let payments: Payments
let sandbox: ReturnType<typeof fakeSandbox>

beforeEach(async () => {
  setClock(createClock({ startsAt: '2026-11-24T10:00:00+01:00' }))
  sandbox = fakeSandbox()
  payments = await loadPayments({
    stripePublishableKey: null,
    isStripeLinkOn: false,
    graphqlUrl: '/graphql',
  })
})
afterEach(() => {
  setClock(null)
  sandbox.restore()
})

const open = () => openPaymentStep(payments)

describe('paying', () => {
  test('sends the card to the sandbox only, then confirms', async () => {
    sandbox.response('payment_methods', { id: 'pm_1' })
    sandbox.response('confirm', sandbox.intent('succeeded'))
    const { user, onOutcome } = open()
    await fillCard(user)
    await user.click(button('Payer et enregistrer'))
    await waitFor(() => expect(onOutcome).toHaveBeenCalledWith({ status: 'succeeded' }))
    expect(sandbox.requests).toEqual([
      {
        path: '/sandbox-payments/payment_methods',
        body: {
          paymentIntent: 'pi_1',
          clientSecret: 'pi_1_secret_abc',
          number: '4242424242424242',
          expMonth: 12,
          expYear: 2030,
          cvc: '123',
        },
      },
      {
        path: '/sandbox-payments/payment_intents/pi_1/confirm',
        body: { clientSecret: 'pi_1_secret_abc', paymentMethod: 'pm_1', saveCard: true },
      },
    ])
  })

  test('a refusal comes in the provider’s words, with its code', async () => {
    sandbox.response('payment_methods', { id: 'pm_1' })
    sandbox.refuse('confirm', 'card_declined', 'insufficient_funds', 'Fonds insuffisants.')
    const { user, onOutcome } = open()
    await fillCard(user)
    await user.click(button('Payer'))
    await waitFor(() =>
      expect(onOutcome).toHaveBeenCalledWith({
        status: 'failed',
        code: 'insufficient_funds',
        message: 'Fonds insuffisants.',
      }),
    )
  })

  test('two clicks are one confirmation', async () => {
    sandbox.response('confirm', sandbox.intent('succeeded'))
    const { onOutcome } = open()
    fireEvent.click(button('Payer avec la carte enregistrée'))
    fireEvent.click(button('Payer avec la carte enregistrée'))
    await waitFor(() => expect(onOutcome).toHaveBeenCalledTimes(2))
    expect(sandbox.requests).toHaveLength(1)
  })
})

describe('the confirmation that the bank asks for', () => {
  async function send() {
    sandbox.response('confirm', sandbox.intent('requires_action'))
    const opened = open()
    await opened.user.click(button('Payer avec la carte enregistrée'))
    const dialog = await screen.findByRole('dialog', {
      name: 'Votre banque demande une confirmation',
    })
    return { dialog, ...opened }
  }

  test('says the amount, and that no real money moves', async () => {
    const { dialog } = await send()
    expect(dialog).toHaveTextContent(/240,00\s€/)
    expect(dialog).toHaveTextContent('aucun argent réel ne circule')
  })

  test('confirmed, the payment succeeds', async () => {
    const { user, onOutcome } = await send()
    sandbox.response('challenge', sandbox.intent('succeeded'))
    await user.click(button('Confirmer'))
    await waitFor(() => expect(onOutcome).toHaveBeenCalledWith({ status: 'succeeded' }))
    expect(sandbox.requests.at(-1)?.body).toEqual({
      clientSecret: 'pi_1_secret_abc',
      outcome: 'accepted',
    })
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  test('refused, the payment fails', async () => {
    const { user, onOutcome } = await send()
    sandbox.refuse('challenge', 'payment_intent_authentication_failure', undefined, 'Non confirmé.')
    await user.click(button('Refuser'))
    await waitFor(() =>
      expect(onOutcome).toHaveBeenCalledWith({
        status: 'failed',
        code: 'payment_intent_authentication_failure',
        message: 'Non confirmé.',
      }),
    )
  })

  test('closed without a choice, the payment is abandoned and nothing is sent', async () => {
    const { user, onOutcome } = await send()
    await user.click(button('Fermer'))
    await waitFor(() => expect(onOutcome).toHaveBeenCalledWith({ status: 'abandoned' }))
    expect(sandbox.requests).toHaveLength(1)
  })

  test('left with the screen, the payment is abandoned', async () => {
    const { unmount, onOutcome } = await send()
    unmount()
    await waitFor(() => expect(onOutcome).toHaveBeenCalledWith({ status: 'abandoned' }))
  })
})

describe('a lost response', () => {
  test('to the confirmation is requested again: the charge is known', async () => {
    sandbox.lose('confirm')
    sandbox.response('confirm', sandbox.intent('succeeded'))
    const { user, onOutcome } = open()
    await user.click(button('Payer avec la carte enregistrée'))
    await waitFor(() => expect(onOutcome).toHaveBeenCalledWith({ status: 'succeeded' }))
  })

  test('lost twice, leaves the outcome unknown', async () => {
    sandbox.lose('confirm')
    sandbox.lose('confirm')
    const { user, onOutcome } = open()
    await user.click(button('Payer avec la carte enregistrée'))
    await waitFor(() =>
      expect(onOutcome).toHaveBeenCalledWith(
        expect.objectContaining({ status: 'failed', code: 'outcome_unknown' }),
      ),
    )
  })

  test('before the confirmation, the intent proves that nothing was charged', async () => {
    sandbox.lose('payment_methods')
    sandbox.response('retrieve', sandbox.intent('requires_payment_method'))
    const { user, onOutcome } = open()
    await fillCard(user)
    await user.click(button('Payer'))
    await waitFor(() =>
      expect(onOutcome).toHaveBeenCalledWith({
        status: 'failed',
        code: 'not_charged',
        message: "Une erreur technique est survenue, vous n'avez pas été débité.",
      }),
    )
  })

  test('before the confirmation, an intent that cannot be read proves nothing', async () => {
    sandbox.lose('payment_methods')
    sandbox.lose('retrieve')
    const { user, onOutcome } = open()
    await fillCard(user)
    await user.click(button('Payer'))
    await waitFor(() =>
      expect(onOutcome).toHaveBeenCalledWith(expect.objectContaining({ code: 'outcome_unknown' })),
    )
  })
})
