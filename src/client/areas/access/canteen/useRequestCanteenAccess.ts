import type { SubmissionErrors } from 'final-form'
import { useCallback } from 'react'
import { graphql } from 'react-relay/hooks'
import type { useRequestCanteenAccessMutation } from '#generated/relay/useRequestCanteenAccessMutation.graphql'
import { normaliseEmail } from '#domain/requests/fields'
import { useAction } from '../../../relay/useAction'
import { failureErrors } from '../session/failureErrors'

/** Requests the mail that opens the canteen; returns null once it is requested, whether or not the address may. */
export function useRequestCanteenAccess() {
  const [requestAccess] = useAction<useRequestCanteenAccessMutation>(graphql`
    mutation useRequestCanteenAccessMutation($email: String!) {
      requestCanteenAccess(email: $email)
    }
  `)

  return useCallback(
    async (email: string): Promise<SubmissionErrors | null> => {
      const result = await requestAccess({ email: normaliseEmail(email) })
      return result.ok ? null : failureErrors(result)
    },
    [requestAccess],
  )
}
