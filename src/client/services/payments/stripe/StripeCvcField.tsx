import { CardCvcElement } from '@stripe/react-stripe-js'
import { useMemo } from 'react'
import styles from '../CardField.module.css'
import { CardFrame } from '../CardFrame'
import type { CardFieldProps } from '../payments'
import { stripeStyle } from './stripeStyle'
import { useStripeField } from './useStripeField'

export function StripeCvcField(props: CardFieldProps) {
  const { frame, element } = useStripeField(props)
  const options = useMemo(() => ({ style: stripeStyle() }), [])
  return (
    <CardFrame {...frame}>
      <CardCvcElement {...element} className={styles.element ?? ''} options={options} />
    </CardFrame>
  )
}
