import { useEffect, useRef } from 'react'

/**
 * Lets the cart of an order that stands go as soon as this step is left, for the confirmation or for anywhere else; not
 * before, because the step sends whoever is on it with an empty cart away.
 */
export function useFinishOnLeaving(finish: (orderId: string) => void) {
  const placed = useRef<string | null>(null)
  const isLeft = useRef(false)

  useEffect(() => {
    isLeft.current = false
    return () => {
      isLeft.current = true
      if (placed.current !== null) finish(placed.current)
    }
  }, [finish])

  return (orderId: string) => {
    placed.current = orderId
    if (isLeft.current) finish(orderId)
  }
}
