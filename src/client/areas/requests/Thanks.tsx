import type { ReactNode } from 'react'
import { Notice } from '../../design/notices/Notice'
import { useFocusOnShow } from '../../design/focus/useFocusOnShow'

/** Takes the place of a form that was sent, and the focus that its button had: it is read out. */
export function Thanks({ children }: { children: ReactNode }) {
  const ref = useFocusOnShow<HTMLDivElement>()
  return (
    <div ref={ref} tabIndex={-1}>
      <div role="status">
        <Notice tone="success">{children}</Notice>
      </div>
    </div>
  )
}
