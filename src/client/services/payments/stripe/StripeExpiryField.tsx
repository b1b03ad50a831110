import { CardExpiryElement } from '@stripe/react-stripe-js'
import { useMemo } from 'react'
import styles from '../CardField.module.css'
import { CardFrame } from '../CardFrame'
import type { CardFieldProps } from '../payments'
import { stripeCopy } from './stripeCopy'
import { stripeStyle } from './stripeStyle'
import { useStripeField } from './useStripeField'

export function StripeExpiryField(props: CardFieldProps) {
  const { frame, element } = useStripeField(props)
  const options = useMemo(
    () => ({ style: stripeStyle(), placeholder: stripeCopy.expiryPlaceholder }),
    [],
  )
  return (
    <CardFrame {...frame}>
      <CardExpiryElement {...element} className={styles.element ?? ''} options={options} />
    </CardFrame>
  )
}
