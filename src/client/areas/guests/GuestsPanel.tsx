import { useState } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { GuestsPanel_query$key } from '#generated/relay/GuestsPanel_query.graphql'
import type { Need } from '#domain/guests/guestsSchema'
import { NO_GUESTS, peopleWith, withGroup } from '#domain/guests/guests'
import { useCart } from '../../state/useCart'
import { Compose } from './Compose'
import { GuestCounts } from './GuestCounts'
import { guestsCopy as copy } from './guestsCopy'
import styles from './GuestsPanel.module.css'
import { HelpLine } from './HelpLine'
import { OtherNeeds } from './OtherNeeds'

type Props = { query: GuestsPanel_query$key; lineId: string }

/** « Combien ? »: how many eat, who of them eats what, and whole carts for them. */
export function GuestsPanel({ query: key, lineId }: Props) {
  const query = useFragment(
    graphql`
      fragment GuestsPanel_query on Query {
        ...Compose_query
      }
    `,
    key,
  )
  const { cart, setGuests } = useCart()
  const { guests } = cart
  const known = guests ?? NO_GUESTS
  const [pending, setPending] = useState<readonly Need[]>([])
  return (
    <div className={styles.panel}>
      <GuestCounts guests={guests} onChange={setGuests} />
      <OtherNeeds
        needs={pending}
        onChange={setPending}
        onAdd={(needs) => setGuests(withGroup(known, needs, peopleWith(known, needs) + 1))}
      />
      {/* Above the carts: they come with the number, and would push these away. */}
      <p className={styles.note}>{copy.privacy}</p>
      <HelpLine>{copy.severe}</HelpLine>
      {/* A cart that knows nothing of an allergy which is ticked would be one press away. */}
      {pending.length > 0 ? (
        <p className={styles.note}>{copy.addFirst(pending)}</p>
      ) : (
        <Compose query={query} lineId={lineId} guests={guests} />
      )}
    </div>
  )
}
