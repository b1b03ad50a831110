import { useContext, useLayoutEffect, useRef } from 'react'
import styles from './Toasts.module.css'
import { ToastPlaceContext } from './useToast'

/** Shows the toasts inside an open dialog: nothing outside of it can be seen, read or pressed. */
export function ToastPlace() {
  const ref = useRef<HTMLDivElement>(null)
  const takeToasts = useContext(ToastPlaceContext)
  useLayoutEffect(() => (ref.current ? takeToasts(ref.current) : undefined), [takeToasts])
  return <div ref={ref} className={styles.toasts} aria-live="polite" />
}
