import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { graphql, useFragment } from 'react-relay/hooks'
import type { LastOrder_order$key } from '#generated/relay/LastOrder_order.graphql'
import type { LastOrder_query$key } from '#generated/relay/LastOrder_query.graphql'
import { nextLikeIt, slotOfDay } from '#domain/order/asLastTime'
import { formatMoney } from '#domain/pricing/money'
import { parisDay, toInstant, type Day } from '#domain/time/calendar'
import { isOpenedFromList } from '../../config/openedFromList'
import { Button } from '../../design/buttons/Button'
import { goBack } from '../../routing/wayBack'
import { clock } from '../../services/clock'
import { useFindDelivery } from '../delivery/useFindDelivery'
import { companyLocations } from '../offer/companyLocations'
import { usePricingTerms, type PricingTerms } from '../offer/usePricingTerms'
import { glimpseWords } from '../orders/glimpseWords'
import { reorderAddress } from '../orders/reorder/reorderAddress'
import { useReorderDays } from '../orders/reorder/useReorderDays'
import { useReorderedOrder, type ReorderedOrder } from '../orders/reorder/useReorderedOrder'
import { AgainSheet } from './AgainSheet'
import { asLastTimeCopy as copy } from './asLastTimeCopy'
import { NoOpening } from './NoOpening'
import { OpeningFrame } from './OpeningFrame'
import { PausedPlan } from './PausedPlan'

type Props = {
  order: LastOrder_order$key
  query: LastOrder_query$key
  /** Days that have an order already. */
  ordered: readonly Day[]
  /** Days that the customer leaves out of an order of every week. */
  leftOut: readonly Day[]
  /** The date to confirm, of an order of every week; null for an order that is only proposed. */
  plannedDay: Day | null
  /** The plan (order of every week) that the date belongs to, while that plan is paused. */
  pausedPlanId: string | null
}

/** The last order and when it can be had again; nothing where it cannot. */
export function LastOrder({ ordered, leftOut, plannedDay, pausedPlanId, ...keys }: Props) {
  const data = useFragment(
    graphql`
      fragment LastOrder_order on Order {
        people
        totalWithVat
        ...useReorderedOrder_order
      }
    `,
    keys.order,
  )
  const query = useFragment(
    graphql`
      fragment LastOrder_query on Query {
        getCustomerProfile {
          stripeCustomerId
          ...companyLocations_profile
        }
        ...usePricingTerms_query
      }
    `,
    keys.query,
  )
  const order = useReorderedOrder(data)
  const terms = usePricingTerms(query)
  const profile = query.getCustomerProfile
  const deliveryAddress = reorderAddress(order, companyLocations(profile))
  if (order.lineIds.length === 0 || deliveryAddress === null) return <NoOpening />
  return (
    <Proposal
      order={{ ...order, deliveryAddress }}
      ordered={ordered}
      leftOut={leftOut}
      plannedDay={plannedDay}
      pausedPlanId={pausedPlanId}
      people={data.people}
      totalThen={data.totalWithVat}
      terms={terms}
      stripeCustomerId={profile.stripeCustomerId ?? null}
    />
  )
}

type ProposalProps = {
  order: ReorderedOrder
  ordered: readonly Day[]
  leftOut: readonly Day[]
  plannedDay: Day | null
  pausedPlanId: string | null
  people: number
  totalThen: number
  terms: PricingTerms
  stripeCustomerId: string | null
}

function Proposal(props: ProposalProps) {
  const { order, ordered, leftOut, plannedDay, pausedPlanId, people, totalThen, ...paying } = props
  const fetched = useReorderDays(order, useFindDelivery())
  const [isOpen, setOpen] = useState(plannedDay !== null)
  const leave = useLeavePlan()
  const offered = fetched.status === 'loaded' ? fetched.data : null
  const isPlanned = plannedDay !== null
  const next =
    offered &&
    ((isPlanned && slotOfDay(offered.days, plannedDay, order.slotStartAt)) ||
      nextLikeIt(offered.days, order.slotStartAt, [...ordered, ...leftOut]))
  if (fetched.status !== 'loading' && !next) return <NoOpening />

  const today = parisDay(clock.now())
  const title = isPlanned
    ? copy.plannedTitle
    : copy.title(parisDay(toInstant(order.slotStartAt)), today)
  return (
    <OpeningFrame
      title={title}
      dishes={glimpseWords(order.articles)}
      facts={`${copy.people(people)} · ${copy.priceThen(formatMoney(totalThen))}`}
      next={next ? copy.next(next) : null}
      action={
        next && (
          <Button size="large" onClick={() => setOpen(true)}>
            {copy.open(next.day, today)}
          </Button>
        )
      }
    >
      {isOpen && offered && next && (
        <AgainSheet
          title={title}
          order={order}
          offered={offered}
          first={next}
          wantedDay={plannedDay}
          orderedDays={ordered}
          notice={plannedDay !== null && pausedPlanId !== null && <PausedPlan id={pausedPlanId} />}
          // Nothing was said of a price when the plan began.
          agreedTotal={isPlanned ? totalThen : null}
          onClose={isPlanned ? leave : () => setOpen(false)}
          {...paying}
        />
      )}
    </OpeningFrame>
  )
}

/** Back to the list of the plans, or to the home that everyone has for who came by a mail. */
function useLeavePlan() {
  const navigate = useNavigate()
  const { state, pathname } = useLocation()
  return () =>
    void (isOpenedFromList(state) ? goBack(navigate) : navigate(pathname, { replace: true }))
}
