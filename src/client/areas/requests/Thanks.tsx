import type { ReactNode } from 'react'
import { Notice } from '../../design/notices/Notice'
import { useFocusOnShow } from '../../design/focus/useFocusOnShow'

/** Takes the place of a form that was sent, and the focus that its button had: it is read out. */
export function Thanks({ children }: { children: ReactNode }) {
  const ref = useFocusOnShow<HTMLDivElement>()
  return (
    <div ref={ref} role="status" tabIndex={-1}>
      <Notice tone="success">{children}</Notice>
    </div>
  )
}
