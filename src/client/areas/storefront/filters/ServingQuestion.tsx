import { useCart } from '../../../state/useCart'
import { PeopleField } from './PeopleField'

/** Asks for how many people, as the delivery bar does: the button that adds the article then takes as much. */
export function ServingQuestion() {
  const { cart, setGuests } = useCart()
  const { guests } = cart
  const groups = guests?.groups ?? []
  const least = groups.reduce((sum, { people }) => sum + people, 0)
  return (
    <PeopleField
      value={guests?.people ?? null}
      onChange={(people) =>
        setGuests(
          people === null && least === 0 ? null : { people: Math.max(people ?? 1, least), groups },
        )
      }
    />
  )
}
