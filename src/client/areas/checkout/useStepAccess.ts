import { useState } from 'react'
import { needsAccount } from '#domain/delivery/companyLocations'
import { useCart } from '../../state/useCart'
import { useSession } from '../../state/useSession'
import type { OrderStep } from './orderSteps'

/**
 * Whether a step may be worked on. A visitor may, but for a storefront that needs an account. A customer waits for their own
 * response, unless the step was already open when the session began: what is typed there stays.
 */
export function useStepAccess(
  step: OrderStep,
  isForCustomer: boolean,
): 'open' | 'signInNeeded' | 'waiting' {
  const { cart } = useCart()
  const { status } = useSession()
  const [visitorStep, setVisitorStep] = useState<OrderStep | null>(null)
  const isVisitor = status === 'anonymous'
  if (isVisitor && visitorStep !== step) setVisitorStep(step)
  if (isVisitor) return needsAccount(cart) ? 'signInNeeded' : 'open'
  return isForCustomer || visitorStep === step ? 'open' : 'waiting'
}
