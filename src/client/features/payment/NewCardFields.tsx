import { type ReactNode } from 'react'
import { type Payments } from '../../services/payments/payments'
import { CardField } from './CardField'
import styles from './NewCardFields.module.css'
import { paymentCopy as copy } from './paymentCopy'
import { type useCardFields } from './useCardFields'

type Props = {
  payments: Payments
  fields: ReturnType<typeof useCardFields>
  /** What is asked about the card, under it. */
  children?: ReactNode
}

/** The provider's number, expiry and security code. */
export function NewCardFields({ payments, fields, children }: Props) {
  const { states, isChecked, change } = fields
  return (
    <div className={styles.card}>
      <CardField
        input={payments.NumberField}
        label={copy.number}
        state={states.number}
        incomplete={copy.incomplete.number}
        isChecked={isChecked}
        onChange={change('number')}
      />
      <div className={styles.pair}>
        <CardField
          input={payments.ExpiryField}
          label={copy.expiry}
          state={states.expiry}
          incomplete={copy.incomplete.expiry}
          isChecked={isChecked}
          onChange={change('expiry')}
        />
        <CardField
          input={payments.CvcField}
          label={copy.cvc}
          hint={copy.cvcHint}
          state={states.cvc}
          incomplete={copy.incomplete.cvc}
          isChecked={isChecked}
          onChange={change('cvc')}
        />
      </div>
      {children}
    </div>
  )
}
