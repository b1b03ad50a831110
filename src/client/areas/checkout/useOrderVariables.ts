import { useDeferredValue, useState } from 'react'
import { useCart } from '../../state/useCart'
import { useSession } from '../../state/useSession'
import { orderVariables } from './orderVariables'

/**
 * What to query for the cart and the customer: the same object for the same query. While a new one is served, the
 * screen keeps showing the former response.
 */
export function useOrderVariables() {
  const { cart } = useCart()
  const { status } = useSession()
  const variables = orderVariables(cart, status !== 'anonymous')
  const [steady, setSteady] = useState(variables)
  if (JSON.stringify(steady) !== JSON.stringify(variables)) setSteady(variables)
  return useDeferredValue(steady)
}
