import styles from './Button.module.css'
import { classNames } from '../classNames'

export type ButtonLook = {
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger' | undefined
  size?: 'small' | 'medium' | 'large' | undefined
  fullWidth?: boolean | undefined
}

/** Buttons and links that look like buttons share one look. */
export const buttonClass = ({ variant = 'primary', size = 'medium', fullWidth }: ButtonLook) =>
  classNames(
    styles.button,
    styles[variant],
    size !== 'medium' && styles[size],
    fullWidth && styles.fullWidth,
  )
