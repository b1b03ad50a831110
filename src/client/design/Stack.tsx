import type { ReactNode } from 'react'
import { classNames } from './classNames'
import styles from './Stack.module.css'

/** Children below each other at one distance. */
export function Stack({
  gap = 'normal',
  children,
}: {
  gap?: 'tight' | 'normal' | 'loose' | undefined
  children: ReactNode
}) {
  return <div className={classNames(styles.stack, styles[gap])}>{children}</div>
}
