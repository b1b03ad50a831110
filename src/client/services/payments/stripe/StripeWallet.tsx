import { Elements, ExpressCheckoutElement, useElements, useStripe } from '@stripe/react-stripe-js'
import type { Stripe, StripeExpressCheckoutElementConfirmEvent } from '@stripe/stripe-js'
import { useMemo } from 'react'
import type { WalletProps } from '../payments'
import { confirmWalletWithStripe } from './confirmWithStripe'

type Props = WalletProps & { stripe: Stripe | null }

/** Stripe's Express Checkout Element: the wallets of this device that pay by card, as the shop's intents do. */
export function StripeWallet({ stripe, ...props }: Props) {
  const { amount } = props
  const options = useMemo(
    () => ({
      mode: 'payment' as const,
      amount,
      currency: 'eur',
      locale: 'fr' as const,
      paymentMethodTypes: ['card'],
    }),
    [amount],
  )
  return (
    <Elements stripe={stripe} options={options}>
      <WalletButtons {...props} />
    </Elements>
  )
}

function WalletButtons({ onAvailable, onPress, onAgree }: WalletProps) {
  const stripe = useStripe()
  const elements = useElements()

  const agree = async (event: StripeExpressCheckoutElementConfirmEvent) => {
    if (!stripe || !elements) return event.paymentFailed({ reason: 'fail' })
    // Before anything else is waited for: the sheet hands its card over now.
    const { error } = await elements.submit()
    const isPaid =
      !error &&
      (await onAgree((clientSecret) => confirmWalletWithStripe(stripe, elements, clientSecret)))
    if (!isPaid) event.paymentFailed({ reason: 'fail' })
  }
  return (
    <ExpressCheckoutElement
      options={{ buttonHeight: 48 }}
      onReady={({ availablePaymentMethods }) => onAvailable(availablePaymentMethods !== undefined)}
      onLoadError={() => onAvailable(false)}
      onClick={(event) => (onPress() ? event.resolve() : event.reject())}
      onConfirm={(event) => void agree(event)}
    />
  )
}
