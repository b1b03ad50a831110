import { useCallback, useEffect, useMemo, useRef } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useFavourites } from '../../favourites/favouritesContext'
import {
  filterSearchOf,
  readFilters,
  writeFilters,
  type CatalogueFilters,
} from './catalogueFilters'

// Letters that are typed one after the other are one step back, not twenty.
const isSameFilterRefined = (
  { search, maxPrice }: CatalogueFilters,
  change: Partial<CatalogueFilters>,
) => (search !== '' && Boolean(change.search)) || (maxPrice !== null && Boolean(change.maxPrice))

/**
 * The filters live in the address bar: they can be shared, and the back button undoes them. A panel or a sheet that
 * opens, which changes the address too, changes nothing of what this returns.
 */
export function useCatalogueFilters() {
  const [parameters, setParameters] = useSearchParams()
  const areFavouritesKnown = useFavourites() !== null
  const filterSearch = filterSearchOf(parameters)
  const filters = useMemo(() => {
    const wanted = readFilters(new URLSearchParams(filterSearch))
    // A visitor to whom a customer's address was sent has no favourites, and sees everything.
    return { ...wanted, onlyFavourites: wanted.onlyFavourites && areFavouritesKnown }
  }, [filterSearch, areFavouritesKnown])

  // It is another function at each address.
  const latest = useRef(setParameters)
  useEffect(() => {
    latest.current = setParameters
  }, [setParameters])

  const setFilters = useCallback(
    (change: Partial<CatalogueFilters>) =>
      latest.current((current) => writeFilters(current, { ...readFilters(current), ...change }), {
        preventScrollReset: true,
        replace: isSameFilterRefined(filters, change),
      }),
    [filters],
  )
  return { filters, filterSearch, setFilters }
}
