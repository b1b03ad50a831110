import { useState } from 'react'
import { classNames } from '../../design/classNames'
import { Skeleton } from '../../design/Skeleton'
import { paymentCopy as copy } from './paymentCopy'
import { type PaymentMethod } from './paymentMethod'
import { type Loaded } from './useLoadedPayments'
import { useWalletPayment, type WalletOrder } from './useWalletPayment'
import styles from './WalletPayment.module.css'

type Props = WalletOrder & {
  loaded: Loaded
  /** The other ways of paying, which stand below. */
  others: readonly PaymentMethod[]
  /** Cents TTC. */
  amount: number
}

/**
 * Pays by a wallet of the device, in the surrounding form: the same payment as by card, once the rest of the form is
 * right. Its place is kept until the device has told; nothing on one without a wallet.
 */
export function WalletPayment({ loaded, others, amount, ...order }: Props) {
  const { ref, needsBilling, isClosed, press, agree, cancel } = useWalletPayment(order)
  const [found, setFound] = useState<boolean | null>(null)

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
            <Wallet
              amount={amount}
              needsBilling={needsBilling}
              onAvailable={setFound}
              onPress={press}
              onAgree={agree}
              onCancel={cancel}
            />
          </div>
        )}
        <p role="status" className={styles.closed}>
          {isClosed && copy.walletClosed}
        </p>
      </div>
      <p className={classNames(styles.or, isAwaited && styles.kept)}>
        {takesTransfer ? copy.orCardOrTransfer : copy.orCard}
      </p>
    </div>
  )
}
