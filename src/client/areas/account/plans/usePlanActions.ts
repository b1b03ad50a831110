import { graphql } from 'react-relay/hooks'
import type { usePlanActionsPauseMutation } from '#generated/relay/usePlanActionsPauseMutation.graphql'
import type { usePlanActionsSkipMutation } from '#generated/relay/usePlanActionsSkipMutation.graphql'
import { useToast } from '../../../design/notices/useToast'
import { failureWords } from '../../../relay/formErrors'
import { REPEATABLE } from '../../../relay/repeatOnce'
import { useAction } from '../../../relay/useAction'

/** Stops a plan for a while and leaves dates out; a failure is shown as a toast. */
export function usePlanActions(id: string) {
  const toast = useToast()
  const [pause, isPausing] = useAction<usePlanActionsPauseMutation>(
    graphql`
      mutation usePlanActionsPauseMutation($id: ID!, $isPaused: Boolean!) {
        setPlanPaused(id: $id, isPaused: $isPaused) {
          plans {
            id
            ...PlanRow_plan
          }
        }
      }
    `,
    REPEATABLE,
  )
  const [skip, isSkipping] = useAction<usePlanActionsSkipMutation>(
    graphql`
      mutation usePlanActionsSkipMutation($id: ID!, $day: Date!, $isSkipped: Boolean!) {
        setPlanDateSkipped(id: $id, day: $day, isSkipped: $isSkipped) {
          plans {
            id
            ...PlanRow_plan
          }
        }
      }
    `,
    REPEATABLE,
  )
  return {
    isBusy: isPausing || isSkipping,
    /** Whether that was done. */
    setPaused: async (isPaused: boolean) => {
      const result = await pause({ id, isPaused })
      if (!result.ok) toast(failureWords(result))
      return result.ok
    },
    setSkipped: async (day: string, isSkipped: boolean) => {
      const result = await skip({ id, day, isSkipped })
      if (!result.ok) toast(failureWords(result))
    },
  }
}
