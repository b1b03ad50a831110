import { useState, type ReactNode } from 'react'
import { classNames } from '../../design/classNames'
import { Skeleton } from '../../design/loading/Skeleton'
import { paymentCopy as copy } from './paymentCopy'
import type { Loaded } from './useLoadedPayments'
import { useWalletPayment, type WalletOrder } from './useWalletPayment'
import styles from './WalletPayment.module.css'

type Props = WalletOrder & {
  loaded: Loaded
  /** Cents TTC. */
  amount: number
  /** Whether room is kept for it until the device has told. */
  isPlaceKept: boolean
  /** Given whether there is a wallet; nothing of it is seen on a device without one. */
  children: (isAwaited: boolean) => ReactNode
}

/** The wallets of the device in the surrounding form, in a group of their own with what stands beside them. */
export function WalletPlace({ loaded, amount, isPlaceKept, children, ...order }: Props) {
  const { ref, needs, isClosed, press, agree, cancel } = useWalletPayment(order)
  const [found, setFound] = useState<boolean | null>(null)

  const Wallet = loaded.status === 'loaded' ? loaded.data.Wallet : null
  const isAvailable = Wallet !== null && found === true
  const isAwaited = isPlaceKept && loaded.status !== 'failed' && found === null
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
              {...needs}
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
      {children(isAwaited)}
    </div>
  )
}
