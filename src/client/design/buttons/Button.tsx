import { forwardRef, type ButtonHTMLAttributes, type ReactNode } from 'react'
import { buttonClass, type ButtonLook } from './buttonClass'
import styles from './Button.module.css'
import { classNames } from '../classNames'
import { keepFocus } from '../focus/keepFocus'

type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> &
  ButtonLook & {
    /** Shows that the action runs and takes no second click. */
    isBusy?: boolean | undefined
    iconStart?: ReactNode
  }

export const Button = forwardRef<HTMLButtonElement, ButtonProps>(function Button(
  { variant, size, fullWidth, isBusy = false, iconStart, className, children, onClick, ...rest },
  ref,
) {
  return (
    <button
      ref={ref}
      type="button"
      onMouseDown={keepFocus}
      {...rest}
      className={classNames(buttonClass({ variant, size, fullWidth }), className)}
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || undefined}
      onClick={isBusy ? preventDefault : onClick}
    >
      {isBusy ? (
        <span className={styles.wheel} aria-hidden="true" />
      ) : (
        iconStart && (
          <span className={styles.icon} aria-hidden="true">
            {iconStart}
          </span>
        )
      )}
      {children}
    </button>
  )
})

// Not `disabled`: that would take the keyboard's focus away while the person waits.
const preventDefault = (event: { preventDefault: () => void }) => event.preventDefault()
