import { graphql } from 'react-relay/hooks'
import { type PausedPlanMutation } from '#generated/relay/PausedPlanMutation.graphql'
import { Button } from '../../design/Button'
import { Notice } from '../../design/Notice'
import { Stack } from '../../design/Stack'
import { useToast } from '../../design/useToast'
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
  const press = async () => {
    const result = await resume({ id })
    toast(result.ok ? copy.resumed : failureWords(result))
  }
  return (
    <Notice tone="warning">
      <Stack>
        <p>{copy.paused}</p>
        <p>
          <Button variant="secondary" size="small" isBusy={isResuming} onClick={() => void press()}>
            {copy.resume}
          </Button>
        </p>
      </Stack>
    </Notice>
  )
}
