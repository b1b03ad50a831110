import { useMemo, useState, type ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import { cartItemCount, type DeliverySlot } from '#domain/cart/cart'
import type { OfferedDay } from '#domain/order/reorder'
import type { ProposedSlot } from '#domain/order/asLastTime'
import { lastMinuteFee } from '#domain/pricing/fees'
import type { Day } from '#domain/time/calendar'
import { paths } from '../../config/paths'
import { Dialog } from '../../design/dialogs/Dialog'
import { Notice } from '../../design/notices/Notice'
import { useCart } from '../../state/useCart'
import type { PricingTerms } from '../offer/usePricingTerms'
import { ReorderReset } from '../orders/reorder/ReorderReset'
import { ReorderWords } from '../orders/reorder/ReorderWords'
import { sameDayWords } from '../orders/reorder/sameDayWords'
import { useFillCart } from '../orders/reorder/useFillCart'
import type { Filling } from '../orders/reorder/cartOfOrder'
import { useReorderComparison } from '../orders/reorder/useReorderComparison'
import type { ReorderDays } from '../orders/reorder/useReorderDays'
import type { ReorderedOrder } from '../orders/reorder/useReorderedOrder'
import { useReorderWhen } from '../orders/reorder/useReorderWhen'
import styles from './AgainSheet.module.css'
import { AgainPayment } from './AgainPayment'
import { asLastTimeCopy as copy } from './asLastTimeCopy'

type Props = {
  title: string
  order: ReorderedOrder
  offered: ReorderDays
  first: ProposedSlot
  /** The day that the order was to be for; null where any is as good. */
  wantedDay: Day | null
  /** Days that have an order already. */
  orderedDays: readonly Day[]
  /** A notice at the head of the sheet, before everything else. */
  notice: ReactNode
  terms: PricingTerms
  stripeCustomerId: string | null
  /** The agreed total: a much higher one needs a consent of its own. Null where none was agreed. */
  agreedTotal: number | null
  onClose: () => void
}

/** The whole order on one sheet: when, what has changed, to whom, on which invoice and card, and the button that pays it. */
export function AgainSheet({
  title,
  order,
  offered,
  first,
  wantedDay,
  orderedDays,
  notice,
  onClose,
  ...paying
}: Props) {
  const [gone, setGone] = useState<readonly string[]>([])
  const days = useMemo(() => withoutSlots(offered.days, gone), [offered.days, gone])
  const { day, slot, fields } = useReorderWhen(
    days,
    { day: first.day, start: first.slot.start },
    (day) => sameDayWords(day, lastMinuteFee(paying.terms.profile, paying.terms.configuration)),
  )
  const comparison = useReorderComparison(order.articles, offered.found, day)
  const { fill, reset } = useFilling(order, onClose)
  const filling = (known: DeliverySlot): Filling => ({
    items: comparison.status === 'loaded' ? comparison.data.items : [],
    found: offered.found,
    slot: known,
  })

  const ordered = (
    <>
      {notice}
      {wantedDay !== null && wantedDay !== first.day && (
        <Notice tone="warning">{copy.otherDay(wantedDay)}</Notice>
      )}
      {fields}
      {orderedDays.includes(day) && <Notice tone="warning">{copy.alreadyOrdered}</Notice>}
      <ReorderWords comparison={comparison} title={copy.content} />
    </>
  )
  return (
    <Dialog isOpen onClose={onClose} title={title}>
      <div className={styles.sheet}>
        {!slot && ordered}
        {slot && (
          <AgainPayment
            order={order}
            filling={filling(slot)}
            comparison={comparison}
            onSlotGone={() => setGone([...gone, slot.start])}
            onFill={() => fill(filling(slot))}
            {...paying}
          >
            {ordered}
          </AgainPayment>
        )}
      </div>
      {reset}
    </Dialog>
  )
}

/** The days that are offered, without slots that the shop has refused since. */
const withoutSlots = (days: readonly OfferedDay[], gone: readonly string[]): OfferedDay[] =>
  days.map((open) => ({
    ...open,
    slots: open.slots.filter(({ start }) => !gone.includes(start)),
  }))

/** Takes the order into the cart instead, to change it there; a cart that holds something gives way only after a confirmation. */
function useFilling(order: ReorderedOrder, onClose: () => void) {
  const navigate = useNavigate()
  const fillCart = useFillCart(order)
  const count = cartItemCount(useCart().cart)
  const [pending, setPending] = useState<Filling | null>(null)
  const fillNow = (filling: Filling) => {
    fillCart(filling)
    onClose()
    void navigate(paths.order.build())
  }
  return {
    fill: (filling: Filling) => (count > 0 ? setPending(filling) : fillNow(filling)),
    reset: pending && (
      <ReorderReset
        count={count}
        onConfirm={() => fillNow(pending)}
        onKeep={() => setPending(null)}
      />
    ),
  }
}
