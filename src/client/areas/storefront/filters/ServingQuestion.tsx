import { Suspense } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { ServingQuestion_query$key } from '#generated/relay/ServingQuestion_query.graphql'
import type { CartItemRef } from '#domain/cart/cart'
import { lazyPart } from '../../../services/lazyPart'
import { useCart } from '../../../state/useCart'
import styles from './ServingQuestion.module.css'
import { PeopleField } from './PeopleField'

const AlreadyServed = lazyPart(() =>
  import(/* webpackChunkName: "guests" */ '../../guests/AlreadyServed').then(
    ({ AlreadyServed }) => AlreadyServed,
  ),
)

type Props = { query: ServingQuestion_query$key; item: Pick<CartItemRef, 'type' | 'itemId'> }

/** Asks for how many people, as the delivery bar does: the button that adds the article then takes as much as is missing. */
export function ServingQuestion({ query: key, item }: Props) {
  const query = useFragment(
    graphql`
      fragment ServingQuestion_query on Query {
        ...AlreadyServed_query
      }
    `,
    key,
  )
  const { cart, setGuests } = useCart()
  const { guests } = cart
  const groups = guests?.groups ?? []
  const least = groups.reduce((sum, { people }) => sum + people, 0)
  return (
    <div className={styles.serving}>
      <PeopleField
        value={guests?.people ?? null}
        least={least}
        onChange={(people) => setGuests(people === null ? null : { people, groups })}
      />
      {guests !== null && (
        <Suspense fallback={null}>
          <AlreadyServed query={query} item={item} />
        </Suspense>
      )}
    </div>
  )
}
