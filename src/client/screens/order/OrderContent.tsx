import { startTransition, useState } from 'react'
import { useLazyLoadQuery } from 'react-relay/hooks'
import { type orderScreenQuery as OrderScreenQuery } from '../../../../__generated__/relay/orderScreenQuery.graphql'
import { cartItemCount } from '../../../domain/cart'
import { parisDay } from '../../../domain/calendar'
import { useReconcileCart } from '../../features/cart/useReconcileCart'
import { CheckoutSteps } from '../../features/checkout/CheckoutSteps'
import { CartSummary } from '../../features/orderSummary/CartSummary'
import { SummaryAside } from '../../features/orderSummary/SummaryAside'
import { usePricedCart } from '../../features/orderSummary/usePricedCart'
import { clock } from '../../services/clock'
import { useCart } from '../../state/useCart'
import { useSession } from '../../state/useSession'
import { DeliveryStep } from './DeliveryStep'
import styles from './OrderLayout.module.css'
import { ObstacleNotice } from './ObstacleNotice'
import { orderScreenQuery } from './orderScreenQuery'
import { type OrderStep } from './orderSteps'
import { PaymentStep } from './PaymentStep'
import { RecapStep } from './RecapStep'
import { SignInNeeded } from './SignInNeeded'

type Props = { step: OrderStep; variables: OrderScreenQuery['variables'] }

/** One step with the summary beside it. */
export function OrderContent({ step, variables }: Props) {
  const [asked, setAsked] = useState(0)
  // The loader has already asked: this joins its question, and asks anew only when the cart or the customer changes.
  const data = useLazyLoadQuery<OrderScreenQuery>(orderScreenQuery, variables, {
    fetchKey: asked,
    fetchPolicy: asked === 0 ? 'store-or-network' : 'network-only',
  })
  const askAgain = () => startTransition(() => setAsked((count) => count + 1))
  useReconcileCart(data, true)
  const { cart } = useCart()
  const { status } = useSession()
  const priced = usePricedCart(data, cart, parisDay(clock.now()))
  const isSignedIn = status === 'signedIn' && variables.isSignedIn

  return (
    <div className={styles.page}>
      <CheckoutSteps current={step} />
      <div className={styles.columns}>
        <div className={styles.main}>
          <ObstacleNotice />
          {step === 'recap' && <RecapStep query={data} priced={priced} />}
          {step !== 'recap' && !isSignedIn && <SignInNeeded step={step} />}
          {step === 'livraison' && isSignedIn && <DeliveryStep query={data} />}
          {step === 'paiement' && isSignedIn && (
            <PaymentStep
              query={data}
              priced={priced}
              stripeCustomerId={data.getCustomerProfile?.stripeCustomerId ?? null}
              onStale={askAgain}
            />
          )}
        </div>
        <SummaryAside itemCount={cartItemCount(cart)} totalTTC={priced.totals.sumPriceCartTTC}>
          <CartSummary cart={cart} priced={priced} hasLines={step !== 'recap'} />
        </SummaryAside>
      </div>
    </div>
  )
}
