import { graphql } from 'react-relay/hooks'
import { useNavigate } from 'react-router-dom'
import type { useCloseAccountMutation } from '#generated/relay/useCloseAccountMutation.graphql'
import { errorCopy } from '../../../config/errorCopy'
import { failureCopy } from '../../../config/failureCopy'
import { paths } from '../../../config/paths'
import { useToast } from '../../../design/notices/useToast'
import { failureWords } from '../../../relay/formErrors'
import { useAction, type ActionFailure } from '../../../relay/useAction'
import { useEndSession } from '../../access/session/useEndSession'
import { closeAccountCopy as copy } from './closeAccountCopy'

export type ClosedAccount =
  | { kind: 'closed' }
  /** They signed in a while ago: `words` say what is wrong with the password, undefined when none was given yet. */
  | { kind: 'passwordNeeded'; words: string | undefined }
  | { kind: 'refused'; words: string }

/** Closes the customer's account, and leaves as by signing out, in this browser's other tabs too. docs/rules/accounts.md#closing */
export function useCloseAccount() {
  const [close, isClosing] = useAction<useCloseAccountMutation>(graphql`
    mutation useCloseAccountMutation($password: String) {
      closeAccount(password: $password)
    }
  `)
  const endSession = useEndSession()
  const navigate = useNavigate()
  const toast = useToast()

  return {
    isClosing,
    closeAccount: async (password: string | null): Promise<ClosedAccount> => {
      const result = await close({ password })
      if (!result.ok) return refused(result)
      const ended = endSession()
      await navigate(paths.home.build())
      toast(copy.closed)
      await ended
      return { kind: 'closed' }
    },
  }
}

const isProblem = (code: string | undefined): code is keyof typeof copy.problems =>
  code !== undefined && Object.hasOwn(copy.problems, code)

function refused(failure: ActionFailure): ClosedAccount {
  const { account: problem, password } = failure.fields
  if (password !== undefined) {
    const words = password === 'WRONG' ? errorCopy.wrongPassword : undefined
    return { kind: 'passwordNeeded', words }
  }
  if (isProblem(problem)) return { kind: 'refused', words: copy.problems[problem] }
  const words = failureWords(failure)
  // A back end without this operation: the customer is told to write to us.
  return { kind: 'refused', words: words === failureCopy.failed ? copy.failed : words }
}
