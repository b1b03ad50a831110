import { type ReactNode } from 'react'
import { Button } from '../../design/Button'
import { Notice } from '../../design/Notice'
import { Spinner } from '../../design/Spinner'
import { type Payments } from '../../services/payments/payments'
import { paymentCopy as copy } from './paymentCopy'
import { useLoadedPayments } from './useLoadedPayments'

/** Inside the provider's own wrapper, once its code is there. */
export function LoadedPayments({ children }: { children: (payments: Payments) => ReactNode }) {
  const { loaded, retry } = useLoadedPayments()
  if (loaded.status === 'loading') return <Spinner label={copy.loading} />
  if (loaded.status === 'failed') {
    return (
      <Notice tone="danger">
        <p>{copy.loadFailed}</p>
        <Button variant="secondary" size="small" onClick={retry}>
          {copy.retry}
        </Button>
      </Notice>
    )
  }
  const { payments } = loaded
  return <payments.Provider>{children(payments)}</payments.Provider>
}
