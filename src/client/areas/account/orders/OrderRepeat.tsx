import { graphql, useFragment } from 'react-relay/hooks'
import { type OrderRepeat_order$key } from '#generated/relay/OrderRepeat_order.graphql'
import { type OrderRepeatMutation } from '#generated/relay/OrderRepeatMutation.graphql'
import { useNavigate } from 'react-router-dom'
import { MAX_PLANS } from '#domain/order/orderPlan'
import { paths } from '../../../config/paths'
import { Button } from '../../../design/Button'
import { useToast } from '../../../design/useToast'
import { failureWords } from '../../../relay/formErrors'
import { REPEATABLE } from '../../../relay/repeatOnce'
import { useAction } from '../../../relay/useAction'
import { plansCopy as copy } from '../plans/plansCopy'

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
  const navigate = useNavigate()
  const [repeat, isRepeating] = useAction<OrderRepeatMutation>(
    graphql`
      mutation OrderRepeatMutation($orderId: ID!) {
        repeatOrder(orderId: $orderId) {
          plans {
            id
            ...PlanRow_plan
          }
        }
      }
    `,
    REPEATABLE,
  )
  if (status === 'canceled') return null
  const press = async () => {
    const result = await repeat({ orderId: id })
    if (result.ok) {
      const run = () => void navigate(paths.account.build('regulieres'))
      return toast(copy.repeated(slotStartAt), { label: copy.toPlans, run })
    }
    return toast(result.fields['orderId'] ? copy.tooMany(MAX_PLANS) : failureWords(result))
  }
  return (
    <Button variant="secondary" isBusy={isRepeating} onClick={() => void press()}>
      {copy.repeat(slotStartAt)}
    </Button>
  )
}
