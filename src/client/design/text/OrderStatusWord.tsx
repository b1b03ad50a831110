import { orderStatusLabel, type OrderStatus } from '#domain/order/orderStatus'
import { designCopy as copy } from '../designCopy'
import { VisuallyHidden } from './VisuallyHidden'

const UNKNOWN = '—'

export const hasStatusWord = (status: OrderStatus) => orderStatusLabel(status) !== UNKNOWN

/** The word for an order's status. The dash of a status without one is said in words to a screen reader. */
export function OrderStatusWord({ status }: { status: OrderStatus }) {
  if (hasStatusWord(status)) return orderStatusLabel(status)
  return (
    <>
      <span aria-hidden="true">{UNKNOWN}</span>
      <VisuallyHidden>
        {status === 'waitingForPayment' ? copy.unpaid : copy.unknownStatus}
      </VisuallyHidden>
    </>
  )
}
