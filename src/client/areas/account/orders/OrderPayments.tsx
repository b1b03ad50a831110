import { useRef } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import { useRevalidator } from 'react-router-dom'
import type { OrderPayments_query$key } from '#generated/relay/OrderPayments_query.graphql'
import { isPaymentTimeOver } from '#domain/order/unpaidHold'
import { giveFocusBack } from '../../../design/focus/giveFocusBack'
import { useToast } from '../../../design/notices/useToast'
import { TransferInstructions } from '../../paying/transfer/TransferInstructions'
import { latePaymentCopy } from '../../paying/late/latePaymentCopy'
import type { LateOutcome } from '../../paying/late/lateOutcome'
import { orderDetailCopy as copy } from '../../orders/detail/orderDetailCopy'
import { PaymentList } from '../../orders/detail/PaymentList'
import { SavedCards } from '../../paying/SavedCards'
import { clock } from '../../../services/clock'
import { GiveUpOrder } from './GiveUpOrder'
import { giveUpCopy } from './giveUpCopy'
import { OrderCard } from '../../orders/detail/OrderCard'
import { OrderPayment } from './OrderPayment'
import styles from './OrderPage.module.css'

/** How to pay what is left of an order while it can be, and what was paid of it. */
export function OrderPayments({ query }: { query: OrderPayments_query$key }) {
  const { order, getCustomerProfile } = useFragment(
    graphql`
      fragment OrderPayments_query on Query @argumentDefinitions(orderId: { type: "ID!" }) {
        getCustomerProfile {
          stripeCustomerId
        }
        order(id: $orderId) {
          id
          number
          status
          amountDue
          expiresAt
          payByCreditTransfer
          ...PaymentList_order
          ...TransferInstructions_order
        }
      }
    `,
    query,
  )
  const { revalidate } = useRevalidator()
  const toast = useToast()
  const section = useRef<HTMLDivElement>(null)
  const { id, number, status, amountDue, expiresAt, payByCreditTransfer } = order
  const isWaiting = status === 'waitingForPayment' && !isPaymentTimeOver(expiresAt, clock.now())
  const isPayable = amountDue > 0 && (isWaiting || payByCreditTransfer)

  // The button that was pressed goes with the reloaded order.
  const reload = () => {
    if (section.current) giveFocusBack([section.current])
    void revalidate()
  }
  const settle = (outcome: LateOutcome) => {
    if (outcome.kind === 'paid') toast(latePaymentCopy.paid)
    if (outcome.kind === 'transferChosen') toast(latePaymentCopy.transferChosen)
    reload()
  }
  const leave = () => {
    toast(giveUpCopy.done)
    reload()
  }
  return (
    <div className={styles.column} ref={section} tabIndex={-1}>
      <TransferInstructions order={order} />
      {isPayable && (
        <SavedCards stripeCustomerId={getCustomerProfile.stripeCustomerId ?? null}>
          {(cards) => (
            <OrderPayment
              key={id}
              orderId={id}
              amountDue={amountDue}
              isTransferAwaited={payByCreditTransfer}
              cards={cards}
              onSettled={settle}
            />
          )}
        </SavedCards>
      )}
      {isWaiting && <GiveUpOrder key={id} orderId={id} number={number} onGivenUp={leave} />}
      <OrderCard title={copy.payments}>
        <PaymentList order={order} />
      </OrderCard>
    </div>
  )
}
