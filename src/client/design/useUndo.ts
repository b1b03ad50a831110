import { useCallback } from 'react'
import { designCopy } from './designCopy'
import { useToast } from './useToast'

/** Says what was done, with a way to take it back for ten seconds. */
export function useUndo() {
  const toast = useToast()
  return useCallback(
    (words: string, undo: () => void) => toast(words, { label: designCopy.undo, run: undo }),
    [toast],
  )
}
