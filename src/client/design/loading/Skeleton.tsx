import type { CSSProperties } from 'react'
import { classNames } from '../classNames'
import styles from './Skeleton.module.css'

/** The shape of what is about to come. */
export function Skeleton({
  width,
  height,
  shape = 'text',
}: {
  width?: string | undefined
  height?: string | undefined
  shape?: 'text' | 'round' | 'block' | undefined
}) {
  const size: CSSProperties & Record<`--${string}`, string | undefined> = {
    '--skeleton-width': width,
    '--skeleton-height': height,
  }
  return (
    <span
      className={classNames(styles.skeleton, shape !== 'text' && styles[shape])}
      style={size}
      aria-hidden="true"
    />
  )
}
