import { useRef, useState } from 'react'
import type { CardFieldProps } from '../payments'

type ElementChange = { complete: boolean; empty: boolean; error: { message: string } | undefined }

type Focusable = { focus: () => void }

/** What the three Elements have in common: their state in our words, and a focus that CSS can show. */
export function useStripeField({ id, onChange, 'aria-invalid': isInvalid }: CardFieldProps) {
  const inside = useRef<Focusable | null>(null)
  const [isFocused, setFocused] = useState(false)
  return {
    frame: { isFocused, isInvalid, focusInside: () => inside.current?.focus() },
    element: {
      id,
      onReady: (element: Focusable) => {
        inside.current = element
      },
      onFocus: () => setFocused(true),
      onBlur: () => setFocused(false),
      onChange: ({ complete, empty, error }: ElementChange) =>
        onChange(error ? { complete, empty, error: error.message } : { complete, empty }),
    },
  }
}
