import type { CartItem, DeliverySlot } from '#domain/cart/cart'
import { Notice } from '../../../design/notices/Notice'
import { Spinner } from '../../../design/loading/Spinner'
import type { FindDelivery, FoundDelivery } from '../../offer/foundDelivery'
import { ReorderChoice } from './ReorderChoice'
import { reorderCopy as copy } from './reorderCopy'
import { ReorderProblem } from './ReorderProblem'
import { useReorderDays } from './useReorderDays'
import type { ReorderedOrder } from './useReorderedOrder'

type Props = {
  order: ReorderedOrder
  findDelivery: FindDelivery
  /** Cents HT of a delivery today. */
  lastMinuteFee: number
  onFill: (items: readonly CartItem[], found: FoundDelivery, slot: DeliverySlot) => void
}

/** Whether the address of the order is still delivered, and when. */
export function ReorderContent({ order, findDelivery, lastMinuteFee, onFill }: Props) {
  const fetched = useReorderDays(order, findDelivery)
  if (fetched.status === 'loading') return <Spinner label={copy.loading} />
  if (fetched.status === 'failed') return <ReorderProblem onRetry={fetched.retry} />
  if (fetched.data === null) return <Notice tone="danger">{copy.notDelivered}</Notice>
  const { found, days } = fetched.data
  const [first, ...others] = days
  if (!first) return <Notice tone="warning">{copy.noDay}</Notice>
  return (
    <ReorderChoice
      order={order}
      found={found}
      days={[first, ...others]}
      lastMinuteFee={lastMinuteFee}
      onFill={(items, slot) => onFill(items, found, slot)}
    />
  )
}
