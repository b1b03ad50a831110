import { useEffect, useRef, useState } from 'react'
import { useForm } from 'react-final-form'
import { classNames } from '../../design/classNames'
import { focusFirstError } from '../../design/focusFirstError'
import { type Payments } from '../../services/payments/payments'
import { type ConfirmCard, type Pay } from './payByCard'
import { paymentCopy as copy } from './paymentCopy'
import styles from './WalletPayment.module.css'

type Props = {
  payments: Payments
  /** Cents TTC. */
  amount: number
  pay: Pay
  /** While the order is being paid, by whatever way. */
  isBusy: boolean
  onPaying: (isPaying: boolean) => void
}

/** What a wallet has no need of. */
const CARD_FIELDS: ReadonlySet<string> = new Set(['number', 'expiry', 'cvc'])

/**
 * Pays by a wallet of the device, in the surrounding form: the same payment as by card, once the rest of the form is
 * right. Nothing on a device without one.
 */
export function WalletPayment({ payments: { Wallet }, amount, pay, isBusy, onPaying }: Props) {
  const form = useForm('WalletPayment')
  const [isAvailable, setAvailable] = useState(false)
  const [failures, setFailures] = useState(0)
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (failures > 0) focusFirstError(ref.current?.closest('form') ?? null)
  }, [failures])

  const fail = () => setFailures((count) => count + 1)
  const press = () => {
    if (isBusy) return false
    const problems = Object.entries(form.getState().errors ?? {}).flatMap(([field, problem]) =>
      problem === undefined || CARD_FIELDS.has(field) ? [] : [field],
    )
    if (problems.length === 0) return true
    // Their words stand beside them once they count as left.
    form.batch(() => problems.forEach((field) => form.blur(field)))
    fail()
    return false
  }
  const agree = async (confirm: ConfirmCard) => {
    onPaying(true)
    const errors = await pay({ kind: 'card', confirm })
    onPaying(false)
    if (errors) fail()
    return !errors
  }

  return (
    <div
      ref={ref}
      className={classNames(styles.wallet, !isAvailable && styles.unseen)}
      {...(isAvailable && { role: 'group', 'aria-label': copy.wallet })}
    >
      <Wallet amount={amount} onAvailable={setAvailable} onPress={press} onAgree={agree} />
      {isAvailable && <p className={styles.or}>{copy.orCard}</p>}
    </div>
  )
}
