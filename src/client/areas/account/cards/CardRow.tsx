import CreditCard from 'lucide-react/icons/credit-card'
import { graphql, useFragment } from 'react-relay/hooks'
import type { CardRow_card$key } from '#generated/relay/CardRow_card.graphql'
import { parisDay } from '#domain/time/calendar'
import { isCardExpired } from '#domain/customer/cardNumber'
import { cardWords } from '../../../config/cardWords'
import { Badge } from '../../../design/Badge'
import { Button } from '../../../design/Button'
import { clock } from '../../../services/clock'
import styles from './CardList.module.css'
import { cardsCopy as copy } from './cardsCopy'

export type NamedCard = { id: string; name: string }

/** One saved card: its network, its last digits, until when, and the way to be rid of it. */
export function CardRow({
  card,
  onDelete,
}: {
  card: CardRow_card$key
  onDelete: (card: NamedCard) => void
}) {
  const { id, brand, last4, exp_month, exp_year } = useFragment(
    graphql`
      fragment CardRow_card on Card {
        id
        brand
        last4
        exp_month
        exp_year
      }
    `,
    card,
  )
  const name = cardWords.name(brand, last4)
  const isExpired = isCardExpired({ month: exp_month, year: exp_year }, parisDay(clock.now()))
  const validity = cardWords.validity({
    isExpired,
    month: String(exp_month).padStart(2, '0'),
    year: String(exp_year),
  })

  return (
    <li className={styles.card}>
      <CreditCard className={styles.icon} aria-hidden="true" />
      <div className={styles.facts}>
        <strong>{name}</strong>
        {isExpired ? <Badge tone="danger">{validity}</Badge> : <span>{validity}</span>}
      </div>
      <Button
        variant="quiet"
        size="small"
        aria-label={copy.deleteNamed(name)}
        onClick={() => onDelete({ id, name })}
      >
        {copy.delete}
      </Button>
    </li>
  )
}
