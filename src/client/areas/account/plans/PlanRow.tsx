import { useState } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import { Link } from 'react-router-dom'
import type { PlanRow_plan$key } from '#generated/relay/PlanRow_plan.graphql'
import { formatMoney } from '#domain/pricing/money'
import { plannedOrderPath } from '#domain/site/plannedOrderPath'
import { paths } from '../../../config/paths'
import { OPENED_FROM_LIST } from '../../../config/openedFromList'
import { Badge } from '../../../design/text/Badge'
import { Button } from '../../../design/buttons/Button'
import { FactsLine } from '../../../design/text/FactsLine'
import { LinkButton } from '../../../design/buttons/LinkButton'
import { EndPlanDialog } from './EndPlanDialog'
import { PlanDates } from './PlanDates'
import styles from './Plans.module.css'
import { plansCopy as copy } from './plansCopy'
import { usePlanActions } from './usePlanActions'

type Props = {
  plan: PlanRow_plan$key
  /** It is not in the account any more. */
  onGone: () => void
}

/** An order of every week: its next dates, and what can be done with it. */
export function PlanRow({ plan, onGone }: Props) {
  const data = useFragment(
    graphql`
      fragment PlanRow_plan on OrderPlan {
        id
        orderId
        orderNumber
        slotStartAt
        deliveryAddress
        totalWithVat
        isPaused
        nextDay
        ...PlanDates_plan
      }
    `,
    plan,
  )
  const { id, orderId, slotStartAt, isPaused, nextDay } = data
  const { setPaused, setSkipped, isBusy } = usePlanActions(id)
  const [isEnding, setEnding] = useState(false)
  return (
    <li className={styles.plan}>
      <div className={styles.words}>
        <h2>{copy.title(slotStartAt)}</h2>
        {isPaused && <Badge tone="saffron">{copy.paused}</Badge>}
        <Link to={paths.account.build('commandes', orderId)}>{copy.ofOrder(data.orderNumber)}</Link>
        <p>
          <FactsLine facts={[copy.then(formatMoney(data.totalWithVat)), data.deliveryAddress]} />
        </p>
      </div>
      {isPaused ? (
        <p>{copy.pausedText}</p>
      ) : (
        <PlanDates plan={data} isBusy={isBusy} onSkip={setSkipped} />
      )}
      <div className={styles.actions}>
        {nextDay != null && (
          <LinkButton to={plannedOrderPath(orderId, nextDay)} state={OPENED_FROM_LIST}>
            {copy.confirm(nextDay)}
          </LinkButton>
        )}
        <Button variant="secondary" isBusy={isBusy} onClick={() => void setPaused(!isPaused)}>
          {isPaused ? copy.resume : copy.pause}
        </Button>
        <Button variant="quiet" onClick={() => setEnding(true)}>
          {copy.end}
        </Button>
      </div>
      {isEnding && <EndPlanDialog id={id} onClose={() => setEnding(false)} onGone={onGone} />}
    </li>
  )
}
