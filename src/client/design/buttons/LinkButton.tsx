import type { ReactNode } from 'react'
import { Link, type LinkProps } from 'react-router-dom'
import { buttonClass, type ButtonLook } from './buttonClass'
import styles from './Button.module.css'
import { classNames } from '../classNames'

export function LinkButton({
  variant,
  size,
  fullWidth,
  iconStart,
  className,
  children,
  ...rest
}: LinkProps & ButtonLook & { iconStart?: ReactNode }) {
  return (
    <Link {...rest} className={classNames(buttonClass({ variant, size, fullWidth }), className)}>
      {iconStart && (
        <span className={styles.icon} aria-hidden="true">
          {iconStart}
        </span>
      )}
      {children}
    </Link>
  )
}
