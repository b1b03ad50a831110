import { classNames } from '../../design/classNames'
import { paymentCopy as copy } from './paymentCopy'
import type { PaymentMethod } from './paymentMethod'
import type { Loaded } from './useLoadedPayments'
import type { WalletOrder } from './useWalletPayment'
import { WalletPlace } from './WalletPlace'
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
 * valid. Its space is kept until the device has responded; a device without a wallet shows nothing.
 */
export function WalletPayment({ loaded, others, amount, ...order }: Props) {
  const takesTransfer = others.some(({ kind }) => kind === 'wireTransfer')
  return (
    <WalletPlace loaded={loaded} amount={amount} isPlaceKept {...order}>
      {(isAwaited) => (
        <p className={classNames(styles.or, isAwaited && styles.kept)}>
          {takesTransfer ? copy.orCardOrTransfer : copy.orCard}
        </p>
      )}
    </WalletPlace>
  )
}
