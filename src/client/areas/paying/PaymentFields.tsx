import { useState, type ReactNode } from 'react'
import { useFormState } from 'react-final-form'
import { useSession } from '../../state/useSession'
import { CardPayment } from './CardPayment'
import { PaymentsOf } from './LoadedPayments'
import type { Pay } from './payByCard'
import { PayButton } from './PayButton'
import { PaymentMethods } from './PaymentMethods'
import { TransferPayment } from './TransferPayment'
import { useLoadedPayments } from './useLoadedPayments'
import { WalletPayment } from './WalletPayment'
import { usePaymentMethod } from './usePaymentMethod'
import type { SavedCard } from './useSavedCards'

type Props = {
  cards: readonly SavedCard[]
  /** False where a transfer is out of place, even for an account that may pay by one. */
  takesTransfer: boolean
  /** The surrounding form holds the invoice, and a wallet fills what is empty of it. */
  hasInvoice?: boolean
  /** Cents TTC. */
  amount: number
  pay: Pay
  /** What the pay button says. */
  words: (isTransfer: boolean) => string
  /** The order is on its way to be paid for good. */
  isSettling: boolean
  /** What came of the last try. */
  children: ReactNode
}

/** How an order is paid, in the surrounding form, whose submit it is. */
export function PaymentFields(props: Props) {
  const { cards, takesTransfer, hasInvoice = false, amount, words, isSettling, children } = props
  const { user } = useSession()
  const choice = usePaymentMethod(cards, takesTransfer && user?.canUseWireTransfer === true)
  const { submitting: isPaying } = useFormState({ subscription: { submitting: true } })
  const loading = useLoadedPayments()
  const [isCardReady, setCardReady] = useState(false)
  const [isWalletPaying, setWalletPaying] = useState(false)
  const isBusy = isPaying || isSettling || isWalletPaying
  const { method } = choice
  const isTransfer = method.kind === 'wireTransfer'
  const savedCardId = method.kind === 'savedCard' ? method.cardId : null

  const pay: Pay = async (payment) => {
    const errors = await props.pay(payment)
    // The card that was new may be saved now, and is proposed for the next order.
    if (!errors && method.kind === 'newCard') choice.forget()
    return errors
  }

  return (
    <>
      <WalletPayment
        loaded={loading}
        others={choice.methods}
        hasInvoice={hasInvoice}
        amount={amount}
        pay={pay}
        isBusy={isBusy}
        onPaying={setWalletPaying}
      />
      <PaymentMethods cards={cards} choice={choice} />
      {isTransfer ? (
        <TransferPayment pay={pay} />
      ) : (
        <PaymentsOf loading={loading}>
          {(payments) => (
            <CardPayment
              payments={payments}
              savedCardId={savedCardId}
              pay={pay}
              onReady={setCardReady}
            />
          )}
        </PaymentsOf>
      )}
      {children}
      <PayButton isPaying={isBusy} isReady={isTransfer || isCardReady}>
        {words(isTransfer)}
      </PayButton>
    </>
  )
}
