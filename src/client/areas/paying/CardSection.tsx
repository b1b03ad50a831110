import { type Ref } from 'react'
import { CardPayment, type CardPaymentHandle } from './CardPayment'
import { LoadedPayments } from './LoadedPayments'
import { type OnReady } from './useReady'

type Props = {
  handle: Ref<CardPaymentHandle>
  savedCardId: string | null
  onReady: OnReady
}

/** The card part of the payment, once the provider's code is there. */
export const CardSection = ({ handle, ...card }: Props) => (
  <LoadedPayments>
    {(payments) => <CardPayment ref={handle} payments={payments} {...card} />}
  </LoadedPayments>
)
