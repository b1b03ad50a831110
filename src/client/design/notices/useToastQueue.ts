import { useCallback, useRef, useState } from 'react'
import type { ShowToast, ToastAction } from './useToast'

const SHOWN_FOR_MS = 6000
const SHOWN_WITH_ACTION_MS = 10_000
/** How often it is checked whether a person has left it. */
const RECHECK_MS = 2000

export type Toast = {
  id: number
  message: string
  actions: readonly ToastAction[]
  /** The dialog that was open when it was said; null for the page. */
  dialog: HTMLElement | null
}

/** The toasts that have not expired yet, the newest last. `elements` holds those on the screen, by their ids. */
export function useToastQueue(lastDialog: () => HTMLElement | null) {
  const [toasts, setToasts] = useState<readonly Toast[]>([])
  const lastId = useRef(0)
  const [elements] = useState(() => new Map<number, Element>())

  const close = useCallback(
    (id: number) => setToasts((current) => current.filter((toast) => toast.id !== id)),
    [],
  )
  const endCartUndo = useCallback(
    () =>
      setToasts((current) =>
        current.filter(({ actions }) => !actions.some(({ undoes }) => undoes === 'cart')),
      ),
    [],
  )
  /** Removes a toast, but not while the pointer or the focus is in it. */
  const expire = useCallback(
    function expireWhenLeft(id: number) {
      if (isInUse(elements.get(id))) setTimeout(() => expireWhenLeft(id), RECHECK_MS)
      else close(id)
    },
    [close, elements],
  )
  const show: ShowToast = useCallback(
    (message, ...actions) => {
      const id = (lastId.current += 1)
      // The same words are said once; what can be taken back is another thing each time.
      const others = (current: readonly Toast[]) =>
        current.filter((toast) => toast.actions.length > 0 || toast.message !== message)
      const toast = { id, message, actions, dialog: lastDialog() }
      setToasts((current) => [...others(current), toast])
      setTimeout(() => expire(id), actions.length > 0 ? SHOWN_WITH_ACTION_MS : SHOWN_FOR_MS)
      return () => close(id)
    },
    [close, expire, lastDialog],
  )
  return { toasts, elements, show, close, endCartUndo }
}

const isInUse = (element: Element | undefined) =>
  element !== undefined && (element.contains(document.activeElement) || element.matches(':hover'))
