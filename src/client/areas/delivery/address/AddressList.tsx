import Building from 'lucide-react/icons/building-2'
import History from 'lucide-react/icons/history'
import { useId } from 'react'
import type { DeliveryAddress } from '#domain/cart/cart'
import { shownAddress } from '#domain/delivery/addressText'
import styles from './AddressList.module.css'

const ICONS = { recent: History, company: Building }

type Props = {
  title: string
  /** Whether they are there because the customer chose them before, or because they are the company's. */
  kind: keyof typeof ICONS
  addresses: readonly DeliveryAddress[]
  onChoose: (address: DeliveryAddress) => void
}

export function AddressList({ title, kind, addresses, onChoose }: Props) {
  const Icon = ICONS[kind]
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
              <Icon size={18} aria-hidden="true" />
              {shownAddress(known.address)}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
