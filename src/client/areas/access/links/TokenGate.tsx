import { useEffect, useRef, type ReactNode } from 'react'
import { actionCopy } from '../../../config/actionCopy'
import { Button } from '../../../design/buttons/Button'
import { Notice } from '../../../design/notices/Notice'
import { Spinner } from '../../../design/loading/Spinner'
import { authCopy } from '../signIn/authCopy'
import panelStyles from '../signIn/AuthPanel.module.css'
import styles from './TokenGate.module.css'
import type { useTokenCheck } from './useTokenCheck'

type Check = ReturnType<typeof useTokenCheck>

type Props = { check: Check; gone: ReactNode; children: ReactNode }

/** What a mailed link leads to: shown once the link is known to hold, and `gone` in its place when it does not. */
export function TokenGate(props: Props) {
  const ref = useFocusOnChange(props.check.state)
  return (
    <div ref={ref} tabIndex={-1} className={styles.gate}>
      <GateContent {...props} />
    </div>
  )
}

/** Where the button that was pressed has left with what it stood in, brings the focus to what takes its place. */
function useFocusOnChange(state: Check['state']) {
  const ref = useRef<HTMLDivElement>(null)
  const last = useRef(state)
  useEffect(() => {
    const before = last.current
    last.current = state
    const hasLeft = before !== state && before !== 'checking'
    if (hasLeft && document.activeElement === document.body) ref.current?.focus()
  }, [state])
  return ref
}

function GateContent({ check, gone, children }: Props) {
  switch (check.state) {
    case 'checking':
      return <Spinner label={authCopy.checking} />
    case 'usable':
      return children
    case 'gone':
      return gone
    case 'failed':
      return (
        <div className={panelStyles.panel}>
          <Notice tone="danger">{check.words}</Notice>
          <Button variant="secondary" onClick={check.retry}>
            {actionCopy.retry}
          </Button>
        </div>
      )
  }
}
