import { render, screen } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { useState } from 'react'
import type {
  CardFieldState,
  PaymentOutcome,
  Payments,
} from '../../src/client/services/payments/payments'
import { fillIn } from './fillIn'

const INTENT = { clientSecret: 'pi_1_secret_abc', saveCard: false }

type StepProps = { payments: Payments; onOutcome: (outcome: PaymentOutcome) => void }

function Step({ payments, onOutcome }: StepProps) {
  const { confirmCard, confirmSavedCard } = payments.usePayment()
  const [errors, setErrors] = useState<Record<string, string | undefined>>({})
  const show = (name: string) => (state: CardFieldState) =>
    setErrors((others) => ({ ...others, [name]: state.error }))
  return (
    <>
      <label htmlFor="number">Numéro de carte</label>
      <payments.NumberField id="number" onChange={show('number')} />
      <label htmlFor="expiry">Date d’expiration</label>
      <payments.ExpiryField id="expiry" onChange={show('expiry')} />
      <label htmlFor="cvc">Code de sécurité</label>
      <payments.CvcField id="cvc" onChange={show('cvc')} aria-describedby="help" />
      <ul>{Object.entries(errors).map(([name, error]) => error && <li key={name}>{error}</li>)}</ul>
      <button type="button" onClick={() => void confirmCard(INTENT).then(onOutcome)}>
        Payer
      </button>
      <button
        type="button"
        onClick={() => void confirmCard({ ...INTENT, saveCard: true }).then(onOutcome)}
      >
        Payer et enregistrer
      </button>
      <button
        type="button"
        onClick={() => void confirmSavedCard({ ...INTENT, cardId: 'pm_saved' }).then(onOutcome)}
      >
        Payer avec la carte enregistrée
      </button>
    </>
  )
}

/** A payment step with nothing but the fields and the ways to pay. */
export function openPaymentStep(payments: Payments) {
  const onOutcome = jest.fn<void, [PaymentOutcome]>()
  const view = render(
    <payments.Provider>
      <Step payments={payments} onOutcome={onOutcome} />
    </payments.Provider>,
  )
  return { user: userEvent.setup(), onOutcome, ...view }
}

export const number = () => screen.getByLabelText('Numéro de carte')
export const month = () => screen.getByPlaceholderText('mois')
export const year = () => screen.getByPlaceholderText('année')
export const cvc = () => screen.getByLabelText('Code de sécurité')
export const button = (name: string) => screen.getByRole('button', { name })

export async function fillCard(user: UserEvent) {
  await fillIn(user, number(), '4242424242424242')
  await fillIn(user, month(), '12')
  await fillIn(user, year(), '30')
  await fillIn(user, cvc(), '123')
}
