import { graphql, useFragment } from 'react-relay/hooks'
import { type OrderRepeat_order$key } from '#generated/relay/OrderRepeat_order.graphql'
import { type OrderRepeatMutation } from '#generated/relay/OrderRepeatMutation.graphql'
import { useNavigate } from 'react-router-dom'
import { MAX_PLANS } from '#domain/order/orderPlan'
import { paths } from '../../../config/paths'
import { Button } from '../../../design/Button'
import { useToast } from '../../../design/useToast'
import { useUndo } from '../../../design/useUndo'
import { failureWords } from '../../../relay/formErrors'
import { REPEATABLE } from '../../../relay/repeatOnce'
import { useAction } from '../../../relay/useAction'
import { plansCopy as copy } from '../plans/plansCopy'
import { useEndPlan } from '../plans/useEndPlan'

/** « Répéter chaque mardi »: the order is prepared every week, and made when the customer confirms it. */
export function OrderRepeat({ order }: { order: OrderRepeat_order$key }) {
  const { id, status, slotStartAt } = useFragment(
    graphql`
      fragment OrderRepeat_order on Order {
        id
        status
        slotStartAt
      }
    `,
    order,
  )
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
          }
        }
      }
    `,
    REPEATABLE,
  )
  if (status === 'canceled') return null
  const takeBack = async (planId: string) => toast((await endPlan({ id: planId })) ?? copy.ended)
  const press = async () => {
    const result = await repeat({ orderId: id })
    if (!result.ok) {
      return toast(result.fields['orderId'] ? copy.tooMany(MAX_PLANS) : failureWords(result))
    }
    const toPlans = {
      label: copy.toPlans,
      run: () => void navigate(paths.account.build('regulieres')),
    }
    const plan = result.data.repeatOrder?.plans.find(({ orderId }) => orderId === id)
    // One that was changed was there before: this press has not begun it.
    const isNew = plan && !plan.isPaused && plan.dates.every(({ state }) => state !== 'skipped')
    return isNew
      ? undoable(copy.repeated(slotStartAt), () => void takeBack(plan.id), toPlans)
      : toast(copy.repeated(slotStartAt), toPlans)
  }
  return (
    <Button variant="secondary" isBusy={isRepeating} onClick={() => void press()}>
      {copy.repeat(slotStartAt)}
    </Button>
  )
}
