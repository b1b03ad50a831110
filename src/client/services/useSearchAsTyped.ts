import { useCallback, useEffect, useState } from 'react'

const DEBOUNCE_MS = 200

const isTypedOn = (before: string, now: string) => now.startsWith(before) || before.startsWith(now)

/**
 * Searches a moment after a text was typed; nothing for null. While one types on, `shown` is the last result until the next one is
 * there, so that a list does not blink; another text starts with none. `current` is the result for this very text, null while it
 * is searched for. `search` must be the same function at every render and reject only when it is aborted.
 */
export function useSearchAsTyped<TResult>(
  text: string | null,
  search: (text: string, signal: AbortSignal) => Promise<TResult>,
) {
  const [found, setFound] = useState<{ key: string; text: string; result: TResult } | null>(null)
  const [attempt, setAttempt] = useState(0)
  const key = `${attempt} ${text}`

  useEffect(() => {
    if (text === null) return undefined
    const controller = new AbortController()
    const timer = setTimeout(() => {
      search(text, controller.signal).then(
        (result) => setFound({ key, text, result }),
        // Aborted: a newer search has taken over.
        () => undefined,
      )
    }, DEBOUNCE_MS)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [key, search, text])

  const retry = useCallback(() => setAttempt((count) => count + 1), [])
  const isShown = text !== null && found !== null && isTypedOn(found.text, text)
  return {
    shown: isShown ? found.result : null,
    current: text !== null && found?.key === key ? found.result : null,
    retry,
  }
}
