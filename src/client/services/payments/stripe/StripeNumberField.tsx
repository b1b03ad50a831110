import { CardNumberElement } from '@stripe/react-stripe-js'
import { useMemo } from 'react'
import styles from '../CardField.module.css'
import { CardFrame } from '../CardFrame'
import type { CardFieldProps } from '../payments'
import { stripeStyle } from './stripeStyle'
import { useStripeField } from './useStripeField'

export function StripeNumberField(props: CardFieldProps) {
  const { frame, element } = useStripeField(props)
  const options = useMemo(() => ({ style: stripeStyle(), showIcon: true }), [])
  return (
    <CardFrame {...frame}>
      <CardNumberElement {...element} className={styles.element ?? ''} options={options} />
    </CardFrame>
  )
}
