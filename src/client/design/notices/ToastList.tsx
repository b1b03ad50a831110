import X from 'lucide-react/icons/x'
import { useRef, type FocusEvent } from 'react'
import { designCopy } from '../designCopy'
import { giveFocusBack, withAncestors } from '../focus/giveFocusBack'
import { IconButton } from '../buttons/IconButton'
import type { Toast } from './useToastQueue'
import styles from './Toasts.module.css'

type Props = {
  toasts: readonly Toast[]
  /** Kept up to date: what is on the screen, by the toasts' ids. */
  elements: Map<number, Element>
  onClose: (id: number) => void
}

/** Toasts of one place. The focus goes back to where it was before it came here. */
export function ToastList({ toasts, elements, onClose }: Props) {
  const before = useRef<readonly Element[]>([])

  const rememberFocus = ({ relatedTarget, currentTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget))
      before.current = withAncestors(relatedTarget)
  }
  const leave = (id: number, run?: () => void) => {
    onClose(id)
    run?.()
    giveFocusBack(before.current)
  }

  return (
    <div className={styles.list} onFocus={rememberFocus}>
      {toasts.map(({ id, message, actions }) => (
        <div
          key={id}
          ref={(element) => {
            if (element) elements.set(id, element)
            else elements.delete(id)
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
                  onClick={() => leave(id, run)}
                >
                  {label}
                </button>
              ))}
            </div>
          )}
          <IconButton className={styles.close} label={designCopy.close} onClick={() => leave(id)}>
            <X />
          </IconButton>
        </div>
      ))}
    </div>
  )
}
