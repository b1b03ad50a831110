import { useState, type ReactNode } from 'react'
import { useFormState } from 'react-final-form'
import { cardWords } from '../../config/cardWords'
import { SelectField } from '../../design/fields/SelectField'
import { CardPayment } from '../paying/CardPayment'
import { LoadedPayments } from '../paying/LoadedPayments'
import type { Pay } from '../paying/payByCard'
import { PayButton } from '../paying/PayButton'
import { paymentCopy } from '../paying/paymentCopy'
import { TermsSentence } from '../paying/TermsSentence'
import type { SavedCard } from '../paying/useSavedCards'
import styles from './AgainSheet.module.css'
import { asLastTimeCopy as copy } from './asLastTimeCopy'
import { FillAndPay } from './FillAndPay'

type Props = {
  cards: readonly SavedCard[]
  pay: Pay
  /** Null while prices are looked up. */
  amount: string | null
  onFill: () => void
  /** What is asked before, and what came of the last try. */
  children: ReactNode
}

/** The saved card and the button that pays with it; without a good card, the way to the checkout. */
export function PayWithSavedCard({ cards, pay, amount, onFill, children }: Props) {
  const good = cards.filter(({ isExpired }) => !isExpired)
  const [chosen, setChosen] = useState<string | null>(null)
  const [isReady, setReady] = useState(false)
  const { submitting: isPaying = false } = useFormState({ subscription: { submitting: true } })
  const card = good.find(({ id }) => id === chosen) ?? good[0]
  if (!card) {
    return (
      <FillAndPay isPricing={amount === null} onFill={onFill}>
        {children}
      </FillAndPay>
    )
  }
  return (
    <>
      {good.length > 1 && (
        <SelectField
          label={copy.card}
          value={card.id}
          onChange={setChosen}
          options={good.map((offered) => ({
            value: offered.id,
            label: cardWords.short(offered.brand, offered.last4),
          }))}
        />
      )}
      <LoadedPayments>
        {(payments) => (
          <CardPayment payments={payments} savedCardId={card.id} pay={pay} onReady={setReady} />
        )}
      </LoadedPayments>
      <div className={styles.pay}>
        {children}
        <p className={styles.card}>{copy.withCard(cardWords.short(card.brand, card.last4))}</p>
        <PayButton isPaying={isPaying} isReady={isReady && amount !== null}>
          {amount === null ? copy.pricing : paymentCopy.payCard(amount)}
        </PayButton>
        <p className={styles.terms}>
          <TermsSentence />
        </p>
      </div>
    </>
  )
}
