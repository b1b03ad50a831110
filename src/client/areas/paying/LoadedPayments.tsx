import { type ReactNode } from 'react'
import { actionCopy } from '../../config/actionCopy'
import { Button } from '../../design/Button'
import { Notice } from '../../design/Notice'
import { Spinner } from '../../design/Spinner'
import { type Payments } from '../../services/payments/payments'
import { paymentCopy as copy } from './paymentCopy'
import { useLoadedPayments } from './useLoadedPayments'

type Props = { children: (payments: Payments) => ReactNode }

/** Loads the payment provider's code and renders its children inside the provider's own wrapper, once that is there. */
export const LoadedPayments = ({ children }: Props) => (
  <PaymentsOf loading={useLoadedPayments()}>{children}</PaymentsOf>
)

/** The same for a loading that other parts of the page follow as well. */
export function PaymentsOf({
  loading,
  children,
}: Props & { loading: ReturnType<typeof useLoadedPayments> }) {
  if (loading.status === 'loading') return <Spinner label={copy.loading} />
  if (loading.status === 'failed') {
    return (
      <Notice tone="danger">
        <p>{copy.loadFailed}</p>
        <Button variant="secondary" size="small" onClick={loading.retry}>
          {actionCopy.retry}
        </Button>
      </Notice>
    )
  }
  const { data: payments } = loading
  return <payments.Provider>{children(payments)}</payments.Provider>
}
