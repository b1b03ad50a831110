import { lazyPart } from '../services/lazyPart'
import { OptionalPart } from './OptionalPart'

const CartWallet = lazyPart(() =>
  import('../areas/checkout/express/CartWallet').then(({ CartWallet }) => CartWallet),
)

/** What stands below the cart's page: the cart knows nothing of the checkout. */
export function CartExpress() {
  return (
    <OptionalPart>
      <CartWallet />
    </OptionalPart>
  )
}
