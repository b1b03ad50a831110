import { useState } from 'react'
import { VisuallyHidden } from '../../design/text/VisuallyHidden'

/** A polite live region and the verb that speaks through it. */
export function useAnnouncement() {
  const [text, announce] = useState('')
  const region = (
    <VisuallyHidden>
      <span role="status">{text}</span>
    </VisuallyHidden>
  )
  return [region, announce] as const
}
