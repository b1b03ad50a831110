import { forwardRef } from 'react'
import { classNames } from '../../design/classNames'
import styles from './DeliveryBar.module.css'

type Props = {
  label: string
  value: string
  /** What of the value is seen where there is room for short words only; all of it is heard. */
  inShort?: string | undefined
  isMissing: boolean
  isOpen: boolean
  panelId: string
  onToggle: () => void
}

export const DeliverySegment = forwardRef<HTMLButtonElement, Props>(function DeliverySegment(
  { label, value, inShort = value, isMissing, isOpen, panelId, onToggle },
  ref,
) {
  const [before, after] = value.split(inShort)
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
      <span className={classNames(styles.value, isMissing && styles.missing)}>
        {before && <span className={styles.rest}>{before}</span>}
        {inShort}
        {after && <span className={styles.rest}>{after}</span>}
      </span>
    </button>
  )
})
