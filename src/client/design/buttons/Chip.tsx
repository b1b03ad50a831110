import type { ReactNode } from 'react'
import styles from './Chip.module.css'

type Props = { isOn: boolean; onToggle: () => void; children: ReactNode }

export function Chip({ isOn, onToggle, children }: Props) {
  return (
    <button type="button" className={styles.chip} aria-pressed={isOn} onClick={onToggle}>
      {children}
    </button>
  )
}
