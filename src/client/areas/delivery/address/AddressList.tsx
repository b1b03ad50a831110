import History from 'lucide-react/icons/history'
import { useId } from 'react'
import type { DeliveryAddress } from '#domain/cart/cart'
import styles from './AddressList.module.css'

type Props = {
  title: string
  addresses: readonly DeliveryAddress[]
  onChoose: (address: DeliveryAddress) => void
}

export function AddressList({ title, addresses, onChoose }: Props) {
  const titleId = useId()
  return (
    <section className={styles.section} aria-labelledby={titleId}>
      <h3 id={titleId} className={styles.title}>
        {title}
      </h3>
      <ul className={styles.list}>
        {addresses.map((known) => (
          <li key={known.address}>
            <button type="button" className={styles.address} onClick={() => onChoose(known)}>
              <History size={18} aria-hidden="true" />
              {known.address}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
