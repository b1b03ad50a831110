import ChevronDown from 'lucide-react/icons/chevron-down'
import type { ReactNode } from 'react'
import chipStyles from '../../../design/buttons/Chip.module.css'
import { classNames } from '../../../design/classNames'
import styles from './PanelButton.module.css'

type Props = {
  panelId: string
  /** Which panel, for those that keep their width while their words change. */
  name?: 'allergens' | 'price'
  isOpen: boolean
  /** Whether the filter behind it takes something away. */
  isOn: boolean
  onToggle: () => void
  children: ReactNode
}

/** A chip that opens the panel of a filter under the bar. */
export function PanelButton({ panelId, name, isOpen, isOn, onToggle, children }: Props) {
  return (
    <button
      type="button"
      className={classNames(chipStyles.chip, styles.disclosure, name && styles[name])}
      aria-expanded={isOpen}
      aria-controls={panelId}
      data-on={isOn}
      onClick={onToggle}
    >
      {children}
      <ChevronDown size={16} aria-hidden="true" />
    </button>
  )
}
