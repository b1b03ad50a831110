import { useEffect } from 'react'

/** Told when the provider's part is there, and when it is gone: before, a press on the button beside it would do nothing. */
export type OnReady = (isReady: boolean) => void

export function useReady(onReady: OnReady): void {
  useEffect(() => {
    onReady(true)
    return () => onReady(false)
  }, [onReady])
}
