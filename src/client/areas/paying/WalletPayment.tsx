import { useEffect, useRef, useState } from 'react'
import { useForm } from 'react-final-form'
import { classNames } from '../../design/classNames'
import { focusFirstError } from '../../design/focusFirstError'
import { Skeleton } from '../../design/Skeleton'
import { type ConfirmCard, type Pay } from './payByCard'
import { paymentCopy as copy } from './paymentCopy'
import { type PaymentMethod } from './paymentMethod'
import { type Loaded } from './useLoadedPayments'
import styles from './WalletPayment.module.css'

type Props = {
  loaded: Loaded
  /** The other ways of paying, which stand below. */
  others: readonly PaymentMethod[]
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
 * right. Its place is kept until the device has told; nothing on one without a wallet.
 */
export function WalletPayment({ loaded, others, amount, pay, isBusy, onPaying }: Props) {
  const form = useForm('WalletPayment')
  const [found, setFound] = useState<boolean | null>(null)
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

  const Wallet = loaded.status === 'ready' ? loaded.payments.Wallet : null
  const isAvailable = Wallet !== null && found === true
  const isAwaited = loaded.status !== 'failed' && found === null
  const takesTransfer = others.some(({ kind }) => kind === 'wireTransfer')
  return (
    <div
      ref={ref}
      className={classNames(styles.wallet, !isAvailable && !isAwaited && styles.unseen)}
      {...(isAvailable && { role: 'group', 'aria-label': copy.wallet })}
    >
      <div className={styles.place}>
        {isAwaited && <Skeleton shape="block" height="3.25rem" />}
        {Wallet && (
          <div className={classNames(isAwaited && styles.awaited)}>
            <Wallet amount={amount} onAvailable={setFound} onPress={press} onAgree={agree} />
          </div>
        )}
      </div>
      <p className={classNames(styles.or, isAwaited && styles.kept)}>
        {takesTransfer ? copy.orCardOrTransfer : copy.orCard}
      </p>
    </div>
  )
}
