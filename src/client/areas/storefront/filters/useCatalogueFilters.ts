import { useCallback, useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useFavourites } from '../../favourites/favouritesContext'
import { readFilters, writeFilters, type CatalogueFilters } from './catalogueFilters'

// Letters that are typed one after the other are one step back, not twenty.
const isSameFilterRefined = (
  { search, maxPrice }: CatalogueFilters,
  change: Partial<CatalogueFilters>,
) => (search !== '' && Boolean(change.search)) || (maxPrice !== null && Boolean(change.maxPrice))

/** The filters live in the address bar: they can be shared, and the back button undoes them. */
export function useCatalogueFilters() {
  const [parameters, setParameters] = useSearchParams()
  const areFavouritesKnown = useFavourites() !== null
  const filters = useMemo(() => {
    const wanted = readFilters(parameters)
    // A visitor to whom a customer's address was sent has no favourites, and sees everything.
    return { ...wanted, onlyFavourites: wanted.onlyFavourites && areFavouritesKnown }
  }, [parameters, areFavouritesKnown])

  const setFilters = useCallback(
    (change: Partial<CatalogueFilters>) =>
      setParameters((current) => writeFilters(current, { ...readFilters(current), ...change }), {
        preventScrollReset: true,
        replace: isSameFilterRefined(filters, change),
      }),
    [filters, setParameters],
  )
  return { filters, setFilters }
}
