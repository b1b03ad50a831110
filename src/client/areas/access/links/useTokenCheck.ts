import { useCallback, useState } from 'react'
import { graphql } from 'react-relay/hooks'
import type { useTokenCheckMutation } from '#generated/relay/useTokenCheckMutation.graphql'
import { REPEATABLE } from '../../../relay/repeatOnce'
import { useBooleanAction } from '../../../relay/useAction'
import { useFetched, type Fetched } from '../../../relay/useFetched'

export type TokenPurpose = 'password' | 'terms' | 'canteenEmail' | 'firstPassword'
/** `gone`: used, too old, or never ours; no one is told which. */
export type TokenState = 'checking' | 'usable' | 'gone' | 'limited' | 'failed'

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

  const load = useCallback(async (): Promise<TokenState> => {
    const result = await check({ token, type })
    if (!result.ok) return result.code === 'RATE_LIMITED' ? 'limited' : 'failed'
    return result.data.checkTokenValidity ? 'usable' : 'gone'
  }, [check, token, type])
  const checked = useFetched(token === '' ? null : load)

  return {
    state: token === '' || token === goneToken ? 'gone' : stateOf(checked),
    retry: checked.retry,
    setGone: () => setGoneToken(token),
  }
}

function stateOf(checked: Fetched<TokenState>): TokenState {
  if (checked.status === 'loading') return 'checking'
  return checked.status === 'failed' ? 'failed' : checked.data
}
