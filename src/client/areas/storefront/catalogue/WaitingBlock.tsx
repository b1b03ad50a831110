import { useEffect, useRef } from 'react'
import { whenNear } from '../../../services/nearView'
import styles from './CatalogueSection.module.css'

type Props = { id: string; onNear: (id: string) => void }

/** The room of a block of articles that the screen has not come near to yet. */
export function WaitingBlock({ id, onNear }: Props) {
  const room = useRef<HTMLLIElement>(null)

  useEffect(() => {
    if (room.current) return whenNear(room.current, () => onNear(id))
  }, [id, onNear])

  return <li ref={room} className={styles.waiting} aria-hidden="true" />
}
