import { useRef, useState } from 'react'
import { graphql, useLazyLoadQuery } from 'react-relay/hooks'
import type { CardListQuery } from '#generated/relay/CardListQuery.graphql'
import { EmptyState } from '../../../design/EmptyState'
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
  const { listCardsForCustomer: cards = [] } = useLazyLoadQuery<CardListQuery>(
    graphql`
      query CardListQuery($stripeCustomerId: String!, $isKnown: Boolean!) {
        listCardsForCustomer(stripeCustomerId: $stripeCustomerId) @include(if: $isKnown) {
          id
          ...CardRow_card
        }
      }
    `,
    { stripeCustomerId: stripeCustomerId ?? '', isKnown: stripeCustomerId !== null },
    { fetchPolicy: 'network-only', fetchKey: version },
  )
  const [toDelete, setToDelete] = useState<NamedCard | null>(null)
  const headingRef = useRef<HTMLHeadingElement>(null)
  const close = () => setToDelete(null)

  return (
    <section className={styles.section} aria-labelledby="saved-cards">
      <h2 ref={headingRef} id="saved-cards" tabIndex={-1}>
        {copy.list}
      </h2>
      {cards.length === 0 ? (
        <EmptyState title={copy.none}>{copy.noneText}</EmptyState>
      ) : (
        <ul className={styles.list} aria-labelledby="saved-cards">
          {cards.map((card) => (
            <CardRow key={card.id} card={card} onDelete={setToDelete} />
          ))}
        </ul>
      )}
      {toDelete && (
        <DeleteCardDialog
          card={toDelete}
          onClose={close}
          onDeleted={() => {
            close()
            // The button that had the focus goes with its card.
            headingRef.current?.focus()
            onDeleted()
          }}
        />
      )}
    </section>
  )
}
