import X from 'lucide-react/icons/x'
import { useCallback, useRef, useState, type ReactNode } from 'react'
import { designCopy } from './designCopy'
import { IconButton } from './IconButton'
import styles from './Toasts.module.css'
import { ToastContext } from './useToast'

const SHOWN_FOR_MS = 6000
const MAX_SHOWN = 3

type Toast = { id: number; message: string }

/** Gives `useToast` to its children and shows what they say. */
export function Toasts({ children }: { children: ReactNode }) {
  const [toasts, setToasts] = useState<readonly Toast[]>([])
  const lastId = useRef(0)

  const close = useCallback(
    (id: number) => setToasts((current) => current.filter((toast) => toast.id !== id)),
    [],
  )
  const show = useCallback(
    (message: string) => {
      const id = (lastId.current += 1)
      const others = (current: readonly Toast[]) =>
        current.filter((toast) => toast.message !== message)
      setToasts((current) => [...others(current), { id, message }].slice(-MAX_SHOWN))
      setTimeout(() => close(id), SHOWN_FOR_MS)
    },
    [close],
  )

  return (
    <ToastContext.Provider value={show}>
      {children}
      <div className={styles.toasts} role="status" aria-live="polite">
        {toasts.map(({ id, message }) => (
          <div key={id} className={styles.toast}>
            <span>{message}</span>
            <IconButton className={styles.close} label={designCopy.close} onClick={() => close(id)}>
              <X />
            </IconButton>
          </div>
        ))}
      </div>
    </ToastContext.Provider>
  )
}
