import { type Ref } from 'react'
import { CardPayment, type CardPaymentHandle } from './CardPayment'
import { LoadedPayments } from './LoadedPayments'

type Props = {
  handle: Ref<CardPaymentHandle>
  savedCardId: string | null
  saveCard: boolean
  onSaveCard: (saveCard: boolean) => void
}

/** The card part of the payment, once the provider's code is there. */
export const CardSection = ({ handle, ...card }: Props) => (
  <LoadedPayments>
    {(payments) => <CardPayment ref={handle} payments={payments} {...card} />}
  </LoadedPayments>
)
