import { useEffect } from 'react'
import { useSearchParams } from 'react-router-dom'
import { parsePeople } from '#domain/catalogue/servings'
import { useCart } from '../../state/useCart'

const PARAMETER = 'personnes'

/** A shared address may say for how many it is: that becomes the number of guests while there is none. docs/rules/guests.md#how-many */
export function useSharedPeople() {
  const [parameters, setParameters] = useSearchParams()
  const { cart, setGuests } = useCart()
  const shared = parameters.get(PARAMETER)
  const isOpen = cart.guests === null

  useEffect(() => {
    if (shared === null) return
    const people = parsePeople(shared)
    if (isOpen && people !== null) setGuests({ people, groups: [] })
    setParameters(
      (current) => {
        const next = new URLSearchParams(current)
        next.delete(PARAMETER)
        return next
      },
      { replace: true, preventScrollReset: true },
    )
  }, [shared, isOpen, setGuests, setParameters])
}
