import { useEffect, useRef } from 'react'
import { backOffMs } from '#domain/time/backOff'
import { onLineBack } from '../../../services/connection'

const DEBOUNCE_MS = 800
const FIRST_REPEAT_MS = 4_000
const LAST_REPEAT_MS = 120_000

/**
 * Sends a moment after `content` has last changed, and at once when its page is left or put aside; nothing for null.
 * `send` tells whether that is done with: what is not is sent again after a while, with the next change, or when the line is
 * back.
 */
export function useSendLater(
  content: string | null,
  send: (isLeaving: boolean) => Promise<boolean>,
): void {
  const sent = useRef<string | null>(null)
  const latest = useRef(send)
  useEffect(() => {
    latest.current = send
  })

  useEffect(() => {
    if (content === null || content === sent.current) return undefined
    let timer: ReturnType<typeof setTimeout>
    let attempts = 0
    let isOver = false
    const sendAfter = (delay: number) => {
      timer = setTimeout(() => flush(false), delay)
    }
    const flush = (isLeaving: boolean) => {
      clearTimeout(timer)
      if (sent.current === content) return
      sent.current = content
      attempts += 1
      void latest.current(isLeaving).then((isDone) => {
        if (isDone || sent.current !== content) return
        sent.current = null
        if (!isOver) sendAfter(backOffMs(attempts, FIRST_REPEAT_MS, LAST_REPEAT_MS))
      })
    }
    const onLeaving = () => flush(true)
    const onVisibility = () => {
      if (document.visibilityState === 'hidden') flush(true)
    }
    sendAfter(DEBOUNCE_MS)
    window.addEventListener('pagehide', onLeaving)
    document.addEventListener('visibilitychange', onVisibility)
    const stopWaiting = onLineBack(() => flush(false))
    return () => {
      isOver = true
      clearTimeout(timer)
      window.removeEventListener('pagehide', onLeaving)
      document.removeEventListener('visibilitychange', onVisibility)
      stopWaiting()
    }
  }, [content])
}
