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
      least={least}
      onChange={(people) => setGuests(people === null ? null : { people, groups })}
    />
  )
}
