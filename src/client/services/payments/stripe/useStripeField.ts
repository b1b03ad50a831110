import { useState } from 'react'
import type { CardFieldProps } from '../payments'

type ElementChange = { complete: boolean; empty: boolean; error: { message: string } | undefined }

/** What the three Elements have in common: their state in our words, and a focus that CSS can show. */
export function useStripeField({ id, onChange, 'aria-invalid': isInvalid }: CardFieldProps) {
  const [isFocused, setIsFocused] = useState(false)
  return {
    frame: { isFocused, isInvalid },
    element: {
      id,
      onFocus: () => setIsFocused(true),
      onBlur: () => setIsFocused(false),
      onChange: ({ complete, empty, error }: ElementChange) =>
        onChange(error ? { complete, empty, error: error.message } : { complete, empty }),
    },
  }
}
