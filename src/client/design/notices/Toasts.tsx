import { useCallback, useRef, useState, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { ToastList } from './ToastList'
import { useToastQueue, type Toast } from './useToastQueue'
import styles from './Toasts.module.css'
import {
  EndCartUndoContext,
  NoticePlaceContext,
  ToastContext,
  ToastPlaceContext,
  type TakeToasts,
} from './useToast'

/** Toasts shown at the same time. Older ones appear again as newer ones go, for the rest of their time. */
const MAX_SHOWN = 3

/**
 * Provides `useToast` and shows its messages, over the page or in the dialog that opened last. A message with an action
 * moves into a dialog that opens later; others stay behind it.
 */
export function Toasts({ children }: { children: ReactNode }) {
  const [page, setPage] = useState<HTMLElement | null>(null)
  const noticePlace = useRef<HTMLDivElement>(null)
  const [dialogs, setDialogs] = useState<readonly HTMLElement[]>([])
  const open = useRef<readonly HTMLElement[]>([])
  const { toasts, elements, show, close, endCartUndo } = useToastQueue(
    useCallback(() => open.current.at(-1) ?? null, []),
  )

  const take: TakeToasts = useCallback((place) => {
    const become = (next: readonly HTMLElement[]) => {
      open.current = next
      setDialogs(next)
    }
    become([...open.current, place])
    return () => become(open.current.filter((other) => other !== place))
  }, [])

  const placeOf = ({ actions, dialog }: Toast) => {
    if (actions.length > 0) return dialogs.at(-1) ?? page
    return dialog && dialogs.includes(dialog) ? dialog : page
  }
  const shownIn = (place: HTMLElement) =>
    toasts.slice(-MAX_SHOWN).filter((toast) => placeOf(toast) === place)

  return (
    <ToastContext.Provider value={show}>
      <EndCartUndoContext.Provider value={endCartUndo}>
        <NoticePlaceContext.Provider value={noticePlace}>
          <ToastPlaceContext.Provider value={take}>{children}</ToastPlaceContext.Provider>
        </NoticePlaceContext.Provider>
      </EndCartUndoContext.Provider>
      <div className={styles.toasts}>
        {/* A status is read out whole, unless it says otherwise: a second message would repeat the first. */}
        <div ref={setPage} role="status" aria-live="polite" aria-atomic="false" />
        <div ref={noticePlace} />
      </div>
      {[...dialogs, ...(page ? [page] : [])].map(
        (place, at) =>
          shownIn(place).length > 0 &&
          createPortal(
            <ToastList toasts={shownIn(place)} elements={elements} onClose={close} />,
            place,
            place === page ? 'page' : String(at),
          ),
      )}
    </ToastContext.Provider>
  )
}
