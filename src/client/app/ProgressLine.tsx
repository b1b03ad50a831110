import { useEffect, useState } from 'react'
import { useNavigation } from 'react-router-dom'
import { VisuallyHidden } from '../design/VisuallyHidden'
import { appCopy } from './appCopy'
import styles from './ProgressLine.module.css'

const PATIENCE_MS = 150

/** A line at the top of the page when the next one takes its time. */
export function ProgressLine() {
  const isNavigating = useNavigation().state !== 'idle'
  const [isSlow, setSlow] = useState(false)

  useEffect(() => {
    if (!isNavigating) return
    const timer = setTimeout(() => setSlow(true), PATIENCE_MS)
    return () => {
      clearTimeout(timer)
      setSlow(false)
    }
  }, [isNavigating])

  return (
    <div role="status">
      {isNavigating && isSlow && (
        <>
          <div className={styles.line} />
          <VisuallyHidden>{appCopy.loading}</VisuallyHidden>
        </>
      )}
    </div>
  )
}
