import { graphql } from 'react-relay/hooks'
import type { useAddRewardProgramMutation } from '#generated/relay/useAddRewardProgramMutation.graphql'
import { normaliseEmail } from '#domain/requests/fields'
import { useAction } from '../../../relay/useAction'

/** Names a person for the reward programme. */
export function useAddRewardProgram() {
  const [add] = useAction<useAddRewardProgramMutation>(graphql`
    mutation useAddRewardProgramMutation($refereeEmail: String!, $website: String) {
      addRewardProgram(refereeEmail: $refereeEmail, website: $website)
    }
  `)
  return ({ refereeEmail, website }: { refereeEmail: string; website: string }) =>
    add({ refereeEmail: normaliseEmail(refereeEmail), website })
}
