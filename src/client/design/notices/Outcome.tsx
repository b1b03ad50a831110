import type { ReactNode } from 'react'
import { EmptyState } from './EmptyState'
import { useFocusOnShow } from '../focus/useFocusOnShow'

/** What takes the place of a form once it is sent: it gets the focus that the form had, and is read out. */
export function Outcome({
  title,
  action,
  children,
}: {
  title: ReactNode
  action?: ReactNode
  children?: ReactNode
}) {
  const ref = useFocusOnShow<HTMLDivElement>()
  return (
    <div ref={ref} tabIndex={-1}>
      <div role="status">
        <EmptyState title={title} action={action}>
          {children}
        </EmptyState>
      </div>
    </div>
  )
}
