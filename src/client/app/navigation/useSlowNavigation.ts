import { useEffect, useState } from 'react'
import { useNavigation, type Location } from 'react-router-dom'

const PATIENCE_MS = 150

/** The target of a navigation that takes longer than a moment; null while there is none. */
export function useSlowNavigation(): Location | null {
  const { location = null } = useNavigation()
  const isNavigating = location !== null
  const [isSlow, setSlow] = useState(false)

  useEffect(() => {
    if (!isNavigating) return
    const timer = setTimeout(() => setSlow(true), PATIENCE_MS)
    return () => {
      clearTimeout(timer)
      setSlow(false)
    }
  }, [isNavigating])

  return isSlow ? location : null
}
