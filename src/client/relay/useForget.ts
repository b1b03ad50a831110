import type { GraphQLTaggedNode } from 'react-relay/hooks'
import type { MutationParameters } from 'relay-runtime'
import { failureWords } from './formErrors'
import { useAction } from './useAction'

/** A mutation that forgets something for good: gives the words of what went wrong, null once it is gone. */
export function useForget<TMutation extends MutationParameters>(mutation: GraphQLTaggedNode) {
  const [run, isForgetting] = useAction<TMutation>(mutation)
  const forget = async (variables: TMutation['variables']): Promise<string | null> => {
    const result = await run(variables)
    // Another tab has already deleted it: the outcome is the same.
    return result.ok || result.code === 'NOT_FOUND' ? null : failureWords(result)
  }
  return { forget, isForgetting }
}
