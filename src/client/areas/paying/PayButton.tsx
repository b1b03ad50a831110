import { useEffect, useState, type ReactNode } from 'react'
import { Button } from '../../design/buttons/Button'
import styles from './PayButton.module.css'
import { paymentCopy } from './paymentCopy'

type Props = {
  isPaying: boolean
  /** False while there is nothing to pay with yet, or no price. */
  isReady: boolean
  /** What it says. */
  children: ReactNode
}

/** Submits a form that pays, and has the customer stay while a bank takes its time. */
export function PayButton({ isPaying, isReady, children }: Props) {
  const isLong = useIsLong(isPaying)
  return (
    <div>
      <Button type="submit" size="large" fullWidth isBusy={isPaying || !isReady}>
        {children}
      </Button>
      <div role="status">{isLong && <p className={styles.long}>{paymentCopy.takesLong}</p>}</div>
    </div>
  )
}

const LONG_MS = 8_000

/** Whether something has gone on for longer than people wait without a word. */
function useIsLong(isGoingOn: boolean): boolean {
  const [isLong, setLong] = useState(false)
  useEffect(() => {
    if (!isGoingOn) return undefined
    const timer = setTimeout(() => setLong(true), LONG_MS)
    return () => {
      clearTimeout(timer)
      setLong(false)
    }
  }, [isGoingOn])
  return isLong
}
