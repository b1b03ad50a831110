import { useCallback } from 'react'
import { useToast } from '../../design/useToast'
import { undoCopy } from './undoCopy'

/** Says what was done to the cart, with a way to take it back for ten seconds. */
export function useUndo() {
  const toast = useToast()
  return useCallback(
    (words: string, undo: () => void) => toast(words, { label: undoCopy.undo, run: undo }),
    [toast],
  )
}
