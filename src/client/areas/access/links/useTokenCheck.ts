import { useCallback, useEffect, useState } from 'react'
import { graphql } from 'react-relay/hooks'
import type { useTokenCheckMutation } from '#generated/relay/useTokenCheckMutation.graphql'
import { REPEATABLE } from '../../../relay/repeatOnce'
import { useBooleanAction } from '../../../relay/useAction'

export type TokenPurpose = 'password' | 'terms' | 'canteenEmail' | 'firstPassword'
/** `gone`: used, too old, or never ours; no one is told which. */
export type TokenState = 'checking' | 'usable' | 'gone' | 'limited' | 'failed'

/** Whether a mailed token can still be used; asking uses nothing up. */
export function useTokenCheck(token: string, type: TokenPurpose) {
  const [state, setState] = useState<TokenState>(token === '' ? 'gone' : 'checking')
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

  useEffect(() => {
    if (token === '') return undefined
    let isOutdated = false
    void load().then((data) => {
      if (!isOutdated) setState(data)
    })
    return () => {
      isOutdated = true
    }
  }, [load, token])

  const retry = () => {
    setState('checking')
    void load().then(setState)
  }
  return { state, retry, setGone: () => setState('gone') }
}
