import { graphql } from 'react-relay/hooks'
import type { PausedPlanMutation } from '#generated/relay/PausedPlanMutation.graphql'
import { Button } from '../../design/buttons/Button'
import { withAncestors } from '../../design/focus/giveFocusBack'
import { Notice } from '../../design/notices/Notice'
import { Stack } from '../../design/layout/Stack'
import { useFocusOnLeave } from '../../design/focus/useFocusOnLeave'
import { useToast } from '../../design/notices/useToast'
import { failureWords } from '../../relay/formErrors'
import { REPEATABLE } from '../../relay/repeatOnce'
import { useAction } from '../../relay/useAction'
import { asLastTimeCopy as copy } from './asLastTimeCopy'

/** Says that an order of every week stands still, and lets it go on; the date that was mailed can be ordered all the same. */
export function PausedPlan({ id }: { id: string }) {
  const toast = useToast()
  const [resume, isResuming] = useAction<PausedPlanMutation>(
    graphql`
      mutation PausedPlanMutation($id: ID!) {
        setPlanPaused(id: $id, isPaused: false) {
          plans {
            id
            isPaused
          }
        }
      }
    `,
    REPEATABLE,
  )
  const keepFocus = useFocusOnLeave()
  const press = async (button: Element) => {
    const chain = withAncestors(button)
    const result = await resume({ id })
    if (result.ok) keepFocus(chain)
    toast(result.ok ? copy.resumed : failureWords(result))
  }
  return (
    <Notice tone="warning">
      <Stack>
        <p>{copy.paused}</p>
        <p>
          <Button
            variant="secondary"
            size="small"
            isBusy={isResuming}
            onClick={({ currentTarget }) => void press(currentTarget)}
          >
            {copy.resume}
          </Button>
        </p>
      </Stack>
    </Notice>
  )
}
