import { useNavigate } from 'react-router-dom'
import { parsePeople } from '#domain/catalogue/servings'
import { readFilters, writeFilters } from '../areas/storefront/filters/catalogueFilters'
import { useIntendedLocation } from './useIntendedLocation'

/** Puts a number of people into the shop's address, where quantities are proposed for them; one that stands there stays. */
export function useProposePeople() {
  const navigate = useNavigate()
  const intended = useIntendedLocation()
  return (count: number): void => {
    const people = parsePeople(String(count))
    if (people === null) return
    const { pathname, search } = intended()
    const current = new URLSearchParams(search)
    const filters = readFilters(current)
    const next = writeFilters(current, { ...filters, people: filters.people ?? people })
    void navigate(
      { pathname, search: next.toString() },
      { replace: true, preventScrollReset: true },
    )
  }
}
