import { useEffect, useRef, type ReactNode } from 'react'
import styles from './CartPanel.module.css'
import { emptyCartCopy } from './emptyCartCopy'

/** The panel beside the shop on wide screens. */
export function CartFrame({ children }: { children: ReactNode }) {
  const ref = useRef<HTMLElement>(null)
  useEffect(() => {
    const tellTop = () => {
      const top = ref.current?.getBoundingClientRect().top
      ref.current?.style.setProperty('--top', `${top}px`)
    }
    tellTop()
    window.addEventListener('scroll', tellTop, { passive: true })
    return () => window.removeEventListener('scroll', tellTop)
  }, [])

  return (
    <aside ref={ref} className={styles.panel} aria-label={emptyCartCopy.title}>
      <h2 className={styles.title}>{emptyCartCopy.title}</h2>
      {children}
    </aside>
  )
}
