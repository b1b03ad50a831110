import { graphql, useFragment } from 'react-relay/hooks'
import type { OrderRepeated_plan$key } from '#generated/relay/OrderRepeated_plan.graphql'
import { paths } from '../../../config/paths'
import { Button } from '../../../design/buttons/Button'
import { giveFocusBack, withAncestors } from '../../../design/focus/giveFocusBack'
import { LinkButton } from '../../../design/buttons/LinkButton'
import { useToast } from '../../../design/notices/useToast'
import { plansCopy as copy } from '../plans/plansCopy'
import { usePlanActions } from '../plans/usePlanActions'

/** Says that an order is repeated, and lets a plan that stands still go on. */
export function OrderRepeated({ plan }: { plan: OrderRepeated_plan$key }) {
  const { id, slotStartAt, isPaused } = useFragment(
    graphql`
      fragment OrderRepeated_plan on OrderPlan {
        id
        slotStartAt
        isPaused
      }
    `,
    plan,
  )
  const toast = useToast()
  const { setPaused, isBusy } = usePlanActions(id)
  const resume = async (button: Element) => {
    const chain = withAncestors(button)
    if (!(await setPaused(false))) return
    giveFocusBack(chain)
    toast(copy.repeated(slotStartAt))
  }
  return (
    <>
      <LinkButton variant="secondary" to={paths.account.build('regulieres')}>
        {isPaused ? copy.isPaused : copy.isRepeated(slotStartAt)}
      </LinkButton>
      {isPaused && (
        <Button
          variant="secondary"
          isBusy={isBusy}
          onClick={({ currentTarget }) => void resume(currentTarget)}
        >
          {copy.resume}
        </Button>
      )}
    </>
  )
}
