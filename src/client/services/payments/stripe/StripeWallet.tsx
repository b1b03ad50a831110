import { Elements, ExpressCheckoutElement, useElements, useStripe } from '@stripe/react-stripe-js'
import type { Stripe, StripeExpressCheckoutElementConfirmEvent } from '@stripe/stripe-js'
import { useMemo } from 'react'
import type { WalletProps } from '../payments'
import { confirmWalletWithStripe } from './confirmWithStripe'

/** One row, as high as the pay button: the page keeps that place for it. */
const LOOK = { buttonHeight: 52, layout: { maxColumns: 2, maxRows: 1 } }

type Props = WalletProps & { stripe: Stripe | null; hasLink: boolean }

/** Stripe's Express Checkout Element: the wallets of this device that pay as the shop's intents do, by card or by Link. */
export function StripeWallet({ stripe, hasLink, ...props }: Props) {
  const { amount } = props
  const options = useMemo(
    () => ({
      mode: 'payment' as const,
      amount,
      currency: 'eur',
      locale: 'fr' as const,
      paymentMethodTypes: hasLink ? ['card', 'link'] : ['card'],
    }),
    [amount, hasLink],
  )
  return (
    <Elements stripe={stripe} options={options}>
      <WalletButtons {...props} />
    </Elements>
  )
}

function WalletButtons(props: WalletProps) {
  const { needsBilling, needsContact, onAvailable, onPress, onAgree, onCancel } = props
  const stripe = useStripe()
  const elements = useElements()
  // No sheet requests what is known already.
  const options = useMemo(
    () => ({
      ...LOOK,
      billingAddressRequired: needsBilling,
      emailRequired: needsContact,
      phoneNumberRequired: needsContact,
    }),
    [needsBilling, needsContact],
  )

  const agree = async (event: StripeExpressCheckoutElementConfirmEvent) => {
    if (!stripe || !elements) return event.paymentFailed({ reason: 'fail' })
    // Before anything else is waited for: the sheet hands its card over now.
    const { error } = await elements.submit()
    const isPaid =
      !error &&
      (await onAgree(
        (clientSecret) => confirmWalletWithStripe(stripe, elements, clientSecret),
        event.billingDetails ?? {},
      ))
    if (!isPaid) event.paymentFailed({ reason: 'fail' })
  }
  return (
    <ExpressCheckoutElement
      options={options}
      onReady={({ availablePaymentMethods }) => onAvailable(availablePaymentMethods !== undefined)}
      onLoadError={() => onAvailable(false)}
      onClick={(event) => (onPress() ? event.resolve() : event.reject())}
      onConfirm={(event) => void agree(event)}
      onCancel={onCancel}
    />
  )
}
