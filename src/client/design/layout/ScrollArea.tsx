import { useRef, type ReactNode } from 'react'
import { classNames } from '../classNames'
import styles from './ScrollArea.module.css'
import { useIsScrollable } from './useIsScrollable'

type Props = {
  /** Names it as a stop of the keyboard, where nothing in it takes the focus. */
  label?: string
  className?: string | undefined
  children: ReactNode
}

/** Scrolls in itself where it does not fit; its lower edge fades to show that more follows. */
export function ScrollArea({ label, className, children }: Props) {
  const ref = useRef<HTMLDivElement>(null)
  const isScrollable = useIsScrollable(ref)
  return (
    <div
      ref={ref}
      className={classNames(styles.area, className)}
      data-scrollable={isScrollable}
      {...(isScrollable && label && { role: 'group', 'aria-label': label, tabIndex: 0 })}
    >
      {children}
    </div>
  )
}
