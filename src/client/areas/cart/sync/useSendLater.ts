import { useEffect, useRef, useState } from 'react'
import { backOffMs } from '#domain/time/backOff'
import { onReconnect } from '../../../services/connection'
import { useLatest } from '../../../services/useLatest'

const DEBOUNCE_MS = 800
const FIRST_REPEAT_MS = 4_000
const LAST_REPEAT_MS = 120_000

/** What was sent in vain, and how often in a row. */
type Failed = { content: string; attempts: number }

/**
 * Sends a moment after `content` has last changed, and at once when its page is left or put aside; nothing for null.
 * `send` resolves to false for what is to be sent again: after a while, with the next change, or when the connection is
 * back.
 */
export function useSendLater(
  content: string | null,
  send: (isLeaving: boolean) => Promise<boolean>,
): void {
  const sent = useRef<string | null>(null)
  const [failed, setFailed] = useState<Failed | null>(null)
  const latest = useLatest(send)

  useEffect(() => {
    if (content === null || content === sent.current) return undefined
    const flush = (isLeaving: boolean) => {
      stop()
      sent.current = content
      void latest.current(isLeaving).then((isDone) => {
        if (isDone || sent.current !== content) return
        sent.current = null
        setFailed((last) => ({ content, attempts: attemptsAt(content, last) + 1 }))
      })
    }
    const onLeaving = () => flush(true)
    const onVisibility = () => {
      if (document.visibilityState === 'hidden') flush(true)
    }
    const timer = setTimeout(() => flush(false), delayOf(attemptsAt(content, failed)))
    window.addEventListener('pagehide', onLeaving)
    document.addEventListener('visibilitychange', onVisibility)
    const stopWaiting = onReconnect(() => flush(false))
    const stop = () => {
      clearTimeout(timer)
      window.removeEventListener('pagehide', onLeaving)
      document.removeEventListener('visibilitychange', onVisibility)
      stopWaiting()
    }
    return stop
  }, [content, failed, latest])
}

const attemptsAt = (content: string, failed: Failed | null): number =>
  failed?.content === content ? failed.attempts : 0

const delayOf = (attempts: number): number =>
  attempts === 0 ? DEBOUNCE_MS : backOffMs(attempts, FIRST_REPEAT_MS, LAST_REPEAT_MS)
