import { useCallback, useEffect, useState } from 'react'
import { config } from '../../config/config'
import { loadPayments } from '../../services/payments/loadPayments'
import type { Payments } from '../../services/payments/payments'

export type Loaded =
  | { status: 'loading' }
  | { status: 'ready'; payments: Payments }
  | { status: 'failed' }

/** Downloads the payment provider's part once the payment step is open; `retry` after a failure. */
export function useLoadedPayments() {
  const [loaded, setLoaded] = useState<Loaded>({ status: 'loading' })
  const [tries, setTries] = useState(0)

  useEffect(() => {
    let isWanted = true
    const settle = (next: Loaded) => isWanted && setLoaded(next)
    loadPayments(config).then(
      (payments) => settle({ status: 'ready', payments }),
      () => settle({ status: 'failed' }),
    )
    return () => {
      isWanted = false
    }
  }, [tries])

  const retry = useCallback(() => {
    setLoaded({ status: 'loading' })
    setTries((count) => count + 1)
  }, [])
  return { loaded, retry }
}
