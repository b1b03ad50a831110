import { useCallback } from 'react'
import { designCopy } from '../designCopy'
import { useToast, type ToastAction } from './useToast'

/** Says what was done, with a way to take it back for ten seconds, beside what else there is to do about it; `cart` for a change of the cart. */
export function useUndo(undoes?: ToastAction['undoes']) {
  const toast = useToast()
  return useCallback(
    (words: string, undo: () => void, ...others: readonly ToastAction[]) =>
      toast(words, { label: designCopy.undo, run: undo, undoes }, ...others),
    [toast, undoes],
  )
}
