import type { ReactNode } from 'react'
import { Spinner } from '../../design/loading/Spinner'
import type { Payments } from '../../services/payments/payments'
import { paymentCopy as copy } from './paymentCopy'
import { useLoadedPayments } from './useLoadedPayments'
import { RetryNotice } from '../../relay/RetryNotice'

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
    return <RetryNotice onRetry={loading.retry}>{copy.loadFailed}</RetryNotice>
  }
  const { data: payments } = loading
  return <payments.Provider>{children(payments)}</payments.Provider>
}
