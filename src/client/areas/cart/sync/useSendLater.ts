import { useEffect, useRef } from 'react'
import { onLineBack } from '../../../services/connection'

const DEBOUNCE_MS = 800

/**
 * Sends a moment after `content` has last changed, and at once when its page is left or put aside; nothing for null.
 * `send` tells whether it worked: what did not is sent again with the next change, or when the line is
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
    const flush = (isLeaving: boolean) => {
      stop()
      sent.current = content
      void latest.current(isLeaving).then((isStored) => {
        if (!isStored && sent.current === content) sent.current = null
      })
    }
    const onLeaving = () => flush(true)
    const onVisibility = () => {
      if (document.visibilityState === 'hidden') flush(true)
    }
    const timer = setTimeout(() => flush(false), DEBOUNCE_MS)
    const stop = () => {
      clearTimeout(timer)
      window.removeEventListener('pagehide', onLeaving)
      document.removeEventListener('visibilitychange', onVisibility)
    }
    window.addEventListener('pagehide', onLeaving)
    document.addEventListener('visibilitychange', onVisibility)
    const stopWaiting = onLineBack(() => {
      if (sent.current !== content) flush(false)
    })
    return () => {
      stop()
      stopWaiting()
    }
  }, [content])
}
