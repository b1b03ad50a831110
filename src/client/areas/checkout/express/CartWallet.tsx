import { Suspense } from 'react'
import { graphql, useLazyLoadQuery } from 'react-relay/hooks'
import type { CartWalletQuery } from '#generated/relay/CartWalletQuery.graphql'
import { needsAccount } from '#domain/delivery/companyLocations'
import { useCart } from '../../../state/useCart'
import { useSession } from '../../../state/useSession'
import { useLoadedPayments } from '../../paying/useLoadedPayments'
import { obstacleTo } from '../orderSteps'
import { useOrderVariables } from '../useOrderVariables'
import { CartWalletForm } from './CartWalletForm'

/** Pays the order out of the cart by a wallet of the device, once an address and a slot are chosen. It is one way more: where it fails, the cart stands as it is. */
export function CartWallet() {
  const { cart } = useCart()
  const isVisitor = useSession().status === 'anonymous'
  const variables = useOrderVariables()
  const isOrderable = obstacleTo('livraison', cart, true) === null
  if (variables === null || !isOrderable || (isVisitor && needsAccount(cart))) return null
  return (
    <Suspense fallback={null}>
      <CartWalletResponse input={variables.input} isSignedIn={variables.isSignedIn} />
    </Suspense>
  )
}

function CartWalletResponse(variables: CartWalletQuery['variables']) {
  const loaded = useLoadedPayments()
  const query = useLazyLoadQuery<CartWalletQuery>(
    graphql`
      query CartWalletQuery($input: AvailableInventoryInput!, $isSignedIn: Boolean!) {
        ...CartWalletForm_query
      }
    `,
    variables,
  )
  return <CartWalletForm query={query} loaded={loaded} />
}
