import { forwardRef } from 'react'
import { classNames } from '../../design/classNames'
import styles from './DeliveryBar.module.css'

type Props = {
  label: string
  value: string
  isMissing: boolean
  isOpen: boolean
  panelId: string
  onToggle: () => void
}

export const DeliverySegment = forwardRef<HTMLButtonElement, Props>(function DeliverySegment(
  { label, value, isMissing, isOpen, panelId, onToggle },
  ref,
) {
  return (
    <button
      ref={ref}
      type="button"
      className={styles.segment}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      aria-controls={isOpen ? panelId : undefined}
      onClick={onToggle}
    >
      <span className={styles.label}>{label}</span>{' '}
      <span className={classNames(styles.value, isMissing && styles.missing)}>{value}</span>
    </button>
  )
})
