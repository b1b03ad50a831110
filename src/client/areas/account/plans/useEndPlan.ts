import { graphql } from 'react-relay/hooks'
import { type useEndPlanMutation } from '#generated/relay/useEndPlanMutation.graphql'
import { failureWords } from '../../../relay/formErrors'
import { useAction } from '../../../relay/useAction'

/** Ends an order of every week: gives the words of what went wrong, null once it is over. */
export function useEndPlan() {
  const [end, isEnding] = useAction<useEndPlanMutation>(graphql`
    mutation useEndPlanMutation($id: ID!) {
      endPlan(id: $id) {
        plans {
          id
          ...PlanRow_plan
        }
      }
    }
  `)
  return {
    isEnding,
    endPlan: async (id: string): Promise<string | null> => {
      const result = await end({ id })
      // Another tab was faster: the plan is over all the same.
      return result.ok || result.code === 'NOT_FOUND' ? null : failureWords(result)
    },
  }
}
