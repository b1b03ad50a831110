import type { ReactNode } from 'react'
import styles from './Badge.module.css'
import { classNames } from '../classNames'

export type BadgeTone = 'neutral' | 'saffron' | 'leaf' | 'plum' | 'danger'

export function Badge({
  tone = 'neutral',
  children,
}: {
  tone?: BadgeTone | undefined
  children: ReactNode
}) {
  return <span className={classNames(styles.badge, styles[tone])}>{children}</span>
}
