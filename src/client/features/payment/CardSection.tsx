import { type Ref } from 'react'
import { Button } from '../../design/Button'
import { Notice } from '../../design/Notice'
import { Spinner } from '../../design/Spinner'
import { CardPayment, type CardPaymentHandle } from './CardPayment'
import { paymentCopy as copy } from './paymentCopy'
import { useLoadedPayments } from './useLoadedPayments'

type Props = {
  handle: Ref<CardPaymentHandle>
  savedCardId: string | null
  saveCard: boolean
  onSaveCard: (saveCard: boolean) => void
}

/** The card part of the payment, once the provider's code is there. */
export function CardSection({ handle, ...card }: Props) {
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
  return (
    <payments.Provider>
      <CardPayment ref={handle} payments={payments} {...card} />
    </payments.Provider>
  )
}
