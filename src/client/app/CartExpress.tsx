import { Suspense } from 'react'
import { PartBoundary } from '../relay/PartBoundary'
import { lazyPart } from '../services/lazyPart'

const CartWallet = lazyPart(() =>
  import('../areas/checkout/express/CartWallet').then(({ CartWallet }) => CartWallet),
)

/** What stands below the cart's page: the cart knows nothing of the checkout. */
export function CartExpress() {
  return (
    <PartBoundary catches="anything" fallback={() => null}>
      <Suspense fallback={null}>
        <CartWallet />
      </Suspense>
    </PartBoundary>
  )
}
