import { useEffect } from 'react'
import { useSearchParams } from 'react-router-dom'
import { parsePeople } from '#domain/catalogue/servings'
import { PARAMETERS } from '../../config/parameters'
import { useCart } from '../../state/useCart'
import { useChangeParameters, without } from '../../routing/useChangeParameters'

/** The number of people in the query of an address; null without one. */
export const peopleAt = (search: string): number | null =>
  parsePeople(new URLSearchParams(search).get(PARAMETERS.people))

/** A shared address may say for how many it is: that becomes the number of guests while there is none. docs/rules/guests.md#how-many */
export function useSharedPeople() {
  const [parameters] = useSearchParams()
  const changeParameters = useChangeParameters()
  const { cart, setGuests } = useCart()
  const shared = parameters.get(PARAMETERS.people)
  const isOpen = cart.guests === null

  useEffect(() => {
    if (shared === null) return
    const people = parsePeople(shared)
    if (isOpen && people !== null) setGuests({ people, groups: [] })
    void changeParameters(without(PARAMETERS.people), { replace: true })
  }, [shared, isOpen, setGuests, changeParameters])
}
