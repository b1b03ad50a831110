import { Suspense } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import { Navigate, useParams } from 'react-router-dom'
import type { orderScreenQuery as OrderScreenQuery } from '#generated/relay/orderScreenQuery.graphql'
import type { OrderScreen_query$key } from '#generated/relay/OrderScreen_query.graphql'
import { paths } from '../../config/paths'
import { Spinner } from '../../design/loading/Spinner'
import { useCartContents } from '../cart/useCartContents'
import { useReconcileCart } from '../cart/sync/useReconcileCart'
import { useTrayRecovery } from '../orders/recovery/useTrayRecovery'
import { useCart } from '../../state/useCart'
import { DeliveryStep } from './delivery/DeliveryStep'
import { LostStep } from './LostStep'
import { NothingToOrder } from './NothingToOrder'
import type { ObstacleState } from './ObstacleNotice'
import { orderCopy } from './orderCopy'
import { OrderFrame } from './OrderFrame'
import { OrderSkeleton } from './OrderSkeleton'
import {
  obstacleTo,
  pathOfStep,
  stepOfMode,
  type OrderObstacle,
  type OrderStep,
} from './orderSteps'
import { PaymentStep } from './payment/PaymentStep'
import { RecapStep } from './recap/RecapStep'
import { SignInNeeded } from './SignInNeeded'
import { useHasCustomer } from './useHasCustomer'
import { useOrderResponse } from './useOrderResponse'
import { useOrderVariables } from './useOrderVariables'
import { useStepAccess } from './useStepAccess'

// Each stays the same object: a router that is rendered again while it navigates would start over at a new one, for ever.
const OBSTACLE_STATES: Record<OrderObstacle, ObstacleState> = {
  cartEmpty: { obstacle: 'cartEmpty' },
  noAddress: { obstacle: 'noAddress' },
  noSlot: { obstacle: 'noSlot' },
  slotOutOfHours: { obstacle: 'slotOutOfHours' },
  noEmail: { obstacle: 'noEmail' },
  noContact: { obstacle: 'noContact' },
  noRecovery: { obstacle: 'noRecovery' },
}

/** The checkout before its confirmation: leads to the step of the path, or to the one that must come first. */
export function OrderScreen() {
  const { mode } = useParams()
  const { cart } = useCart()
  const variables = useOrderVariables()
  const hasCustomer = useHasCustomer()
  const step = stepOfMode(mode)
  if (step === null) return <Navigate to={paths.order.build()} replace />

  const blocked = obstacleTo(step, cart, hasCustomer)
  if (blocked !== null) {
    return (
      <Navigate to={pathOfStep(blocked.step)} replace state={OBSTACLE_STATES[blocked.obstacle]} />
    )
  }
  if (variables === null) return <NothingToOrder cart={cart} />
  return (
    <Suspense fallback={<OrderSkeleton />}>
      <OrderResponse step={step} variables={variables} />
    </Suspense>
  )
}

type ResponseProps = { step: OrderStep; variables: OrderScreenQuery['variables'] }

function OrderResponse({ step, variables }: ResponseProps) {
  const { query, ...response } = useOrderResponse(variables)
  return <OrderContent step={step} query={query} response={response} />
}

type ContentProps = {
  step: OrderStep
  query: OrderScreen_query$key
  response: Omit<ReturnType<typeof useOrderResponse>, 'query'>
}

function OrderContent({ step, query, response }: ContentProps) {
  const { isCurrent, isForCustomer, retry, refresh } = response
  const data = useFragment(
    graphql`
      fragment OrderScreen_query on Query {
        ...useCartContents_query
        ...useReconcileCart_query
        ...useTrayRecovery_query
        ...RecapStep_query
        ...DeliveryStep_query
        ...PaymentStep_query
      }
    `,
    query,
  )
  useReconcileCart(data, isCurrent)
  useTrayRecovery(data)
  const contents = useCartContents(data)
  const access = useStepAccess(step, isForCustomer)

  return (
    <OrderFrame step={step} contents={contents}>
      {step === 'recap' && <RecapStep query={data} contents={contents} />}
      {step !== 'recap' && access === 'signInNeeded' && <SignInNeeded step={step} />}
      {step !== 'recap' &&
        access === 'waiting' &&
        (retry ? <LostStep onRetry={retry} /> : <Spinner label={orderCopy.loading} />)}
      {step === 'livraison' && access === 'open' && (
        <DeliveryStep query={data} toMinimum={contents} />
      )}
      {step === 'paiement' && access === 'open' && (
        <PaymentStep query={data} contents={contents} onStale={refresh} />
      )}
    </OrderFrame>
  )
}
