import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { isOrderingPath } from '#domain/site/routes'
import { useOrderAttempt } from '../../../state/useOrderAttempt'
import { usePlacedOrderId } from '../../../state/usePlacedOrderId'

/**
 * Lets the cart of a placed order go once the checkout's steps are left, for the confirmation or for anywhere else; not
 * before: a step sends a customer with an empty cart away.
 */
export function usePlacedCart() {
  const { finish } = useOrderAttempt()
  const orderId = usePlacedOrderId()
  const isOrdering = isOrderingPath(useLocation().pathname)

  useEffect(() => {
    if (orderId !== null && !isOrdering) finish(orderId)
  }, [orderId, isOrdering, finish])
}
