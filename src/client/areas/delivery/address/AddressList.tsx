import History from 'lucide-react/icons/history'
import { useId } from 'react'
import type { Place } from '../findDelivery'
import styles from './AddressList.module.css'

type Props = {
  title: string
  places: readonly Place[]
  onChoose: (place: Place) => void
}

export function AddressList({ title, places, onChoose }: Props) {
  const titleId = useId()
  return (
    <section className={styles.section} aria-labelledby={titleId}>
      <h3 id={titleId} className={styles.title}>
        {title}
      </h3>
      <ul className={styles.list}>
        {places.map((place) => (
          <li key={place.address}>
            <button type="button" className={styles.address} onClick={() => onChoose(place)}>
              <History size={18} aria-hidden="true" />
              {place.address}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
