import { graphql } from 'react-relay/hooks'
import type { useEndPlanMutation } from '#generated/relay/useEndPlanMutation.graphql'
import { useForget } from '../../../relay/useForget'

/** Ends an order of every week. */
export const useEndPlan = () =>
  useForget<useEndPlanMutation>(graphql`
    mutation useEndPlanMutation($id: ID!) {
      endPlan(id: $id) {
        plans {
          id
          ...PlanRow_plan
        }
      }
    }
  `)
