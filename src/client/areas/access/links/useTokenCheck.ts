import { useCallback, useState } from 'react'
import { graphql } from 'react-relay/hooks'
import type { useTokenCheckMutation } from '#generated/relay/useTokenCheckMutation.graphql'
import { failureCopy } from '../../../config/failureCopy'
import { failureWords } from '../../../relay/formErrors'
import { REPEATABLE } from '../../../relay/repeatOnce'
import { useBooleanAction } from '../../../relay/useAction'
import { useFetched, type Fetched } from '../../../relay/useFetched'

type TokenPurpose = 'password' | 'terms' | 'canteenEmail' | 'firstPassword'
/** `gone`: used, too old, or never ours; no one is told which. */
type TokenCheck = { state: 'checking' | 'usable' | 'gone' } | { state: 'failed'; words: string }

const FAILED: TokenCheck = { state: 'failed', words: failureCopy.failed }

/** Whether a mailed token can still be used; the check uses nothing up. */
export function useTokenCheck(token: string, type: TokenPurpose) {
  const [goneToken, setGoneToken] = useState<string | null>(null)
  const [check] = useBooleanAction<useTokenCheckMutation>(
    graphql`
      mutation useTokenCheckMutation($token: String!, $type: String) {
        checkTokenValidity(token: $token, type: $type)
      }
    `,
    REPEATABLE,
  )

  const load = useCallback(async (): Promise<TokenCheck> => {
    const result = await check({ token, type })
    if (result.ok) return { state: result.data.checkTokenValidity ? 'usable' : 'gone' }
    return result.code === 'RATE_LIMITED'
      ? { state: 'failed', words: failureWords(result) }
      : FAILED
  }, [check, token, type])
  const checked = useFetched(token === '' ? null : load)

  const current: TokenCheck =
    token === '' || token === goneToken ? { state: 'gone' } : currentOf(checked)
  return {
    ...current,
    retry: checked.retry,
    setGone: () => setGoneToken(token),
  }
}

function currentOf(checked: Fetched<TokenCheck>): TokenCheck {
  if (checked.status === 'loading') return { state: 'checking' }
  return checked.status === 'failed' ? FAILED : checked.data
}
