import { graphql, useFragment } from 'react-relay/hooks'
import type { OrderRepeat_query$key } from '#generated/relay/OrderRepeat_query.graphql'
import type { OrderRepeatMutation } from '#generated/relay/OrderRepeatMutation.graphql'
import { useNavigate } from 'react-router-dom'
import { MAX_PLANS } from '#domain/order/orderPlan'
import { paths } from '../../../config/paths'
import { Button } from '../../../design/buttons/Button'
import { giveFocusBack, withAncestors } from '../../../design/focus/giveFocusBack'
import { useToast } from '../../../design/notices/useToast'
import { useUndo } from '../../../design/notices/useUndo'
import { failureWords } from '../../../relay/formErrors'
import { REPEATABLE } from '../../../relay/repeatOnce'
import { useAction } from '../../../relay/useAction'
import { plansCopy as copy } from '../plans/plansCopy'
import { useEndPlan } from '../plans/useEndPlan'
import { OrderRepeated } from './OrderRepeated'
import styles from './OrderRepeat.module.css'

/** « Répéter chaque mardi »: the order is prepared every week, and made when the customer confirms it. */
export function OrderRepeat({ query }: { query: OrderRepeat_query$key }) {
  const { getCustomerProfile, order } = useFragment(
    graphql`
      fragment OrderRepeat_query on Query @argumentDefinitions(orderId: { type: "ID!" }) {
        getCustomerProfile {
          plans {
            id
            orderId
            ...OrderRepeated_plan
          }
        }
        order(id: $orderId) {
          id
          status
          slotStartAt
        }
      }
    `,
    query,
  )
  const { id, status, slotStartAt } = order
  const toast = useToast()
  const undoable = useUndo()
  const { forget: endPlan } = useEndPlan()
  const navigate = useNavigate()
  const [repeat, isRepeating] = useAction<OrderRepeatMutation>(
    graphql`
      mutation OrderRepeatMutation($orderId: ID!) {
        repeatOrder(orderId: $orderId) {
          plans {
            id
            orderId
            isPaused
            dates {
              state
            }
            ...PlanRow_plan
            ...OrderRepeated_plan
          }
        }
      }
    `,
    REPEATABLE,
  )
  const takeBack = async (planId: string) => toast((await endPlan({ id: planId })) ?? copy.ended)
  const press = async (button: Element) => {
    const chain = withAncestors(button)
    const result = await repeat({ orderId: id })
    if (!result.ok) {
      return toast(result.fields['orderId'] ? copy.tooMany(MAX_PLANS) : failureWords(result))
    }
    giveFocusBack(chain)
    const toPlans = {
      label: copy.toPlans,
      run: () => void navigate(paths.account.build('regulieres')),
    }
    const plan = result.data.repeatOrder?.plans.find(({ orderId }) => orderId === id)
    if (plan?.isPaused) return toast(copy.isPaused, toPlans)
    // A plan that was changed existed before: it was not begun by this press.
    const isNew = plan && plan.dates.every(({ state }) => state !== 'skipped')
    return isNew
      ? undoable(copy.repeated(slotStartAt), () => void takeBack(plan.id), toPlans)
      : toast(copy.repeated(slotStartAt), toPlans)
  }
  const planBefore = getCustomerProfile.plans.find(({ orderId }) => orderId === id)
  if (!planBefore && status === 'canceled') return null
  return (
    <div className={styles.repeated}>
      {planBefore ? (
        <OrderRepeated plan={planBefore} />
      ) : (
        <Button
          variant="secondary"
          isBusy={isRepeating}
          onClick={({ currentTarget }) => void press(currentTarget)}
        >
          {copy.repeat(slotStartAt)}
        </Button>
      )}
    </div>
  )
}
