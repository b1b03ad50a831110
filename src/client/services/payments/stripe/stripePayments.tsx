import { Elements } from '@stripe/react-stripe-js'
import { loadStripe } from '@stripe/stripe-js/pure'
import type { ReactNode } from 'react'
import type { Payments, WalletProps } from '../payments'
import { StripeCvcField } from './StripeCvcField'
import { StripeExpiryField } from './StripeExpiryField'
import { StripeNumberField } from './StripeNumberField'
import { StripeWallet } from './StripeWallet'
import { useStripePayment } from './useStripePayment'

/** Downloads Stripe.js: the pure import does it now, not when the bundle is read. */
export async function createStripePayments(
  publishableKey: string,
  hasLink: boolean,
): Promise<Payments> {
  const stripe = await loadStripe(publishableKey, { locale: 'fr' })
  return {
    isSandbox: false,
    Provider: ({ children }: { children: ReactNode }) => (
      <Elements stripe={stripe} options={{ locale: 'fr' }}>
        {children}
      </Elements>
    ),
    NumberField: StripeNumberField,
    ExpiryField: StripeExpiryField,
    CvcField: StripeCvcField,
    usePayment: useStripePayment,
    Wallet: (props: WalletProps) => <StripeWallet stripe={stripe} hasLink={hasLink} {...props} />,
  }
}
