import type { FocusEvent, FocusEventHandler, ReactNode } from 'react'
import { classNames } from '../../design/classNames'
import styles from './CardField.module.css'

/** The border around a card field, the same for the sandbox's inputs and for Stripe's frames. */
export function CardFrame({
  isInvalid,
  isFocused = false,
  focusInside,
  onBlur,
  children,
}: {
  isInvalid: boolean | undefined
  /** For a frame of another origin, whose focus CSS cannot see. */
  isFocused?: boolean
  /** Of such a frame: a form that looks for what is wrong cannot focus what is inside. */
  focusInside?: () => void
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
      {...(focusInside && {
        tabIndex: -1,
        'data-invalid': isInvalid === true,
        onFocus: ({ target, currentTarget }: FocusEvent) => {
          if (target === currentTarget) focusInside()
        },
      })}
      onBlur={onBlur}
    >
      {children}
    </div>
  )
}
