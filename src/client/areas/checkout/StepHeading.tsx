import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import styles from './StepHeading.module.css'

// The router gives this key to the page that the browser opened by itself.
const FIRST_PAGE = 'default'

/** The heading of a step; the focus comes here when the step changes. */
export function StepHeading({ children }: { children: string }) {
  const ref = useRef<HTMLHeadingElement>(null)
  const { key } = useLocation()
  useEffect(() => {
    if (key !== FIRST_PAGE) ref.current?.focus()
  }, [key])
  return (
    <h1 ref={ref} tabIndex={-1} className={styles.heading}>
      {children}
    </h1>
  )
}
