import { Suspense, useDeferredValue, useState } from 'react'
import { Navigate, useParams } from 'react-router-dom'
import { type orderScreenQuery$variables } from '../../../../__generated__/relay/orderScreenQuery.graphql'
import { paths } from '../../config/paths'
import { useCart } from '../../state/useCart'
import { useSession } from '../../state/useSession'
import { NothingToOrder } from './NothingToOrder'
import { OrderContent } from './OrderContent'
import { OrderSkeleton } from './OrderSkeleton'
import { obstacleTo, pathOfStep, stepOfMode } from './orderSteps'
import { orderVariables } from './orderVariables'

/** The checkout before its confirmation: leads to the step of the path, or to the one that must come first. */
export function OrderScreen() {
  const { mode } = useParams()
  const { cart } = useCart()
  const { status } = useSession()
  const variables = useSteady(orderVariables(cart, status !== 'anonymous'))
  const step = stepOfMode(mode)
  if (step === null) return <Navigate to={paths.order.build()} replace />

  const blocked = obstacleTo(step, cart)
  if (blocked !== null) {
    return <Navigate to={pathOfStep(blocked.step)} replace state={{ obstacle: blocked.obstacle }} />
  }
  if (variables === null) return <NothingToOrder cart={cart} />
  return (
    <Suspense fallback={<OrderSkeleton />}>
      <OrderContent step={step} variables={variables} />
    </Suspense>
  )
}

/** The same object for the same question; while a new one is answered, the screen keeps showing the former. */
function useSteady(variables: orderScreenQuery$variables | null) {
  const [steady, setSteady] = useState(variables)
  if (JSON.stringify(steady) !== JSON.stringify(variables)) setSteady(variables)
  return useDeferredValue(steady)
}
