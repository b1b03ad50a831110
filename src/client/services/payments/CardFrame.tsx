import type { FocusEventHandler, ReactNode } from 'react'
import { classNames } from '../../design/classNames'
import styles from './CardField.module.css'

/** The border around a card field, the same for the sandbox's inputs and for Stripe's frames. */
export function CardFrame({
  isInvalid,
  isFocused = false,
  onBlur,
  children,
}: {
  isInvalid: boolean | undefined
  /** For a frame of another origin, whose focus CSS cannot see. */
  isFocused?: boolean
  onBlur?: FocusEventHandler<HTMLDivElement>
  children: ReactNode
}) {
  return (
    <div
      className={classNames(
        styles.frame,
        isFocused && styles.focused,
        isInvalid === true && styles.invalid,
      )}
      onBlur={onBlur}
    >
      {children}
    </div>
  )
}
