import { useContext, useLayoutEffect, useRef } from 'react'
import styles from './Toasts.module.css'
import { ToastPlaceContext } from './useToast'

/** Brings the toasts into an open dialog: what stands outside of it cannot be seen, heard or pressed. */
export function ToastPlace() {
  const ref = useRef<HTMLDivElement>(null)
  const takeToasts = useContext(ToastPlaceContext)
  useLayoutEffect(() => (ref.current ? takeToasts(ref.current) : undefined), [takeToasts])
  return <div ref={ref} className={styles.toasts} aria-live="polite" />
}
