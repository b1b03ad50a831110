import CreditCard from 'lucide-react/icons/credit-card'
import { cardWords } from '../../../config/cardWords'
import { Badge } from '../../../design/text/Badge'
import { Button } from '../../../design/buttons/Button'
import { VisuallyHidden } from '../../../design/text/VisuallyHidden'
import type { SavedCard } from '../../paying/useSavedCards'
import styles from './CardList.module.css'
import { cardsCopy as copy } from './cardsCopy'

export type NamedCard = { id: string; name: string }

/** One saved card: its network, its last digits, until when, and the way to be rid of it. */
export function CardRow({
  card,
  onDelete,
}: {
  card: SavedCard
  onDelete: (card: NamedCard) => void
}) {
  const name = cardWords.name(card.brand, card.last4)
  const validity = cardWords.validity(card)

  return (
    <li className={styles.card}>
      <CreditCard className={styles.icon} aria-hidden="true" />
      <div className={styles.facts}>
        <strong>
          <span className={styles.number} aria-hidden="true">
            {cardWords.short(card.brand, card.last4)}
          </span>
          <VisuallyHidden>{name}</VisuallyHidden>
        </strong>
        {card.isExpired ? <Badge tone="danger">{validity}</Badge> : <span>{validity}</span>}
      </div>
      <Button
        variant="quiet"
        size="small"
        aria-label={copy.deleteNamed(name)}
        onClick={() => onDelete({ id: card.id, name })}
      >
        {copy.delete}
      </Button>
    </li>
  )
}
