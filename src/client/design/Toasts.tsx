import X from 'lucide-react/icons/x'
import { useCallback, useRef, useState, type FocusEvent, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { designCopy } from './designCopy'
import { IconButton } from './IconButton'
import styles from './Toasts.module.css'
import { giveFocusBack, withAncestors } from './giveFocusBack'
import { ToastContext, ToastPlaceContext, type TakeToasts, type ToastAction } from './useToast'

const SHOWN_FOR_MS = 6000
const SHOWN_WITH_ACTION_MS = 10_000
/** How long it stays after a person has left it alone, at most. */
const LOOKS_AGAIN_MS = 2000
/** At once. What is older comes up again as others go, for what is left of its time. */
const MAX_SHOWN = 3

type Toast = {
  id: number
  message: string
  actions: readonly ToastAction[]
  /** The dialog that was open when it was said; null for the page. */
  dialog: HTMLElement | null
}

/**
 * Gives `useToast` to its children and shows what they say, over the page or in the last dialog that has opened. One that
 * offers something to do follows into a dialog that opens later; another one stays behind it, where it was said.
 */
export function Toasts({ children }: { children: ReactNode }) {
  const [toasts, setToasts] = useState<readonly Toast[]>([])
  const [page, setPage] = useState<HTMLElement | null>(null)
  const [dialogs, setDialogs] = useState<readonly HTMLElement[]>([])
  const lastId = useRef(0)
  const open = useRef<readonly HTMLElement[]>([])
  const before = useRef<readonly Element[]>([])
  const elements = useRef(new Map<number, Element>())

  const close = useCallback(
    (id: number) => setToasts((current) => current.filter((toast) => toast.id !== id)),
    [],
  )
  /** Takes a toast away, but not from under the hand or the keyboard of a person. */
  const expire = useCallback(
    function expireWhenLeft(id: number) {
      if (isInUse(elements.current.get(id))) setTimeout(() => expireWhenLeft(id), LOOKS_AGAIN_MS)
      else close(id)
    },
    [close],
  )
  const show = useCallback(
    (message: string, ...actions: readonly ToastAction[]) => {
      const id = (lastId.current += 1)
      // The same words are said once; what can be taken back is another thing each time.
      const others = (current: readonly Toast[]) =>
        current.filter((toast) => toast.actions.length > 0 || toast.message !== message)
      const dialog = open.current.at(-1) ?? null
      const toast = { id, message, actions, dialog }
      setToasts((current) => [...others(current), toast])
      setTimeout(() => expire(id), actions.length > 0 ? SHOWN_WITH_ACTION_MS : SHOWN_FOR_MS)
    },
    [expire],
  )

  const take: TakeToasts = useCallback((place) => {
    const become = (next: readonly HTMLElement[]) => {
      open.current = next
      setDialogs(next)
    }
    become([...open.current, place])
    return () => become(open.current.filter((other) => other !== place))
  }, [])

  const rememberFocus = ({ relatedTarget, currentTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget))
      before.current = withAncestors(relatedTarget)
  }

  const placeOf = ({ actions, dialog }: Toast) => {
    if (actions.length > 0) return dialogs.at(-1) ?? page
    return dialog && dialogs.includes(dialog) ? dialog : page
  }
  const listIn = (place: HTMLElement) => (
    <div className={styles.list} onFocus={rememberFocus}>
      {toasts
        .slice(-MAX_SHOWN)
        .filter((toast) => placeOf(toast) === place)
        .map(({ id, message, actions }) => (
          <div
            key={id}
            ref={(element) => {
              if (element) elements.current.set(id, element)
              else elements.current.delete(id)
            }}
            className={styles.toast}
          >
            <span>{message}</span>
            {actions.length > 0 && (
              <div className={styles.actions}>
                {actions.map(({ label, run }) => (
                  <button
                    key={label}
                    type="button"
                    className={styles.action}
                    onClick={() => {
                      close(id)
                      run()
                      giveFocusBack(before.current)
                    }}
                  >
                    {label}
                  </button>
                ))}
              </div>
            )}
            <IconButton
              className={styles.close}
              label={designCopy.close}
              onClick={() => {
                close(id)
                giveFocusBack(before.current)
              }}
            >
              <X />
            </IconButton>
          </div>
        ))}
    </div>
  )
  return (
    <ToastContext.Provider value={show}>
      <ToastPlaceContext.Provider value={take}>{children}</ToastPlaceContext.Provider>
      <div ref={setPage} className={styles.toasts} role="status" aria-live="polite" />
      {[...dialogs, ...(page ? [page] : [])].map(
        (place, at) =>
          toasts.some((toast) => placeOf(toast) === place) &&
          createPortal(listIn(place), place, place === page ? 'page' : String(at)),
      )}
    </ToastContext.Provider>
  )
}

const isInUse = (element: Element | undefined) =>
  element !== undefined && (element.contains(document.activeElement) || element.matches(':hover'))
