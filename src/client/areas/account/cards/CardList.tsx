import { EmptyState } from '../../../design/notices/EmptyState'
import { clock } from '../../../services/clock'
import { useSavedCards, type SavedCard } from '../../paying/useSavedCards'
import { useDeletion } from '../useDeletion'
import styles from './CardList.module.css'
import { CardRow, type NamedCard } from './CardRow'
import { cardsCopy as copy } from './cardsCopy'
import { DeleteCardDialog } from './DeleteCardDialog'

type Props = {
  /** The customer at the payment provider, who is known from the first card on. */
  stripeCustomerId: string | null
  /** Another number requests again. */
  version: number
  onDeleted: () => void
}

/** The saved cards of a customer. */
export function CardList({ stripeCustomerId, version, onDeleted }: Props) {
  const cards = useSavedCards(stripeCustomerId, clock.now(), version)
  const { kept, headingRef, toDelete, setToDelete, close, closeDeleted } = useDeletion<
    SavedCard,
    NamedCard
  >(cards)

  return (
    <section
      className={styles.section}
      data-empty={kept.length === 0}
      aria-labelledby="saved-cards"
    >
      <h2 ref={headingRef} id="saved-cards" tabIndex={-1}>
        {copy.list}
      </h2>
      {kept.length === 0 ? (
        <EmptyState title={copy.none}>{copy.noneText}</EmptyState>
      ) : (
        <ul className={styles.list} aria-labelledby="saved-cards">
          {kept.map((card) => (
            <CardRow key={card.id} card={card} onDelete={setToDelete} />
          ))}
        </ul>
      )}
      {toDelete && (
        <DeleteCardDialog
          card={toDelete}
          onClose={close}
          onDeleted={() => {
            closeDeleted(toDelete)
            onDeleted()
          }}
        />
      )}
    </section>
  )
}
