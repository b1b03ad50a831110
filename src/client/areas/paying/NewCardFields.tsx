import type { ReactNode } from 'react'
import type { Payments } from '../../services/payments/payments'
import { CardField } from './CardField'
import styles from './NewCardFields.module.css'
import { paymentCopy as copy } from './paymentCopy'

type Props = {
  payments: Payments
  /** What is asked about the card, under it. */
  children?: ReactNode
}

/** The provider's number, expiry and security code, in the surrounding form. */
export const NewCardFields = ({ payments, children }: Props) => (
  <div className={styles.card}>
    <CardField
      name="number"
      input={payments.NumberField}
      label={copy.number}
      incomplete={copy.incomplete.number}
    />
    <div className={styles.pair}>
      <CardField
        name="expiry"
        input={payments.ExpiryField}
        label={copy.expiry}
        incomplete={copy.incomplete.expiry}
      />
      <CardField
        name="cvc"
        input={payments.CvcField}
        label={copy.cvc}
        hint={copy.cvcHint}
        incomplete={copy.incomplete.cvc}
      />
    </div>
    {children}
  </div>
)
