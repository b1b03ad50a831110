import { useCallback, useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useFavourites } from '../../favourites/favouritesContext'
import { useChangeParameters } from '../../../routing/useChangeParameters'
import { useLatestLocation } from '../../../routing/useLatestLocation'
import {
  filterSearchOf,
  readFilters,
  writeFilters,
  type CatalogueFilters,
  type FilterChange,
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
  const [parameters] = useSearchParams()
  const latest = useLatestLocation()
  const changeParameters = useChangeParameters()
  const areFavouritesKnown = useFavourites() !== null
  const filterSearch = filterSearchOf(parameters)
  const filters = useMemo(() => {
    const wanted = readFilters(new URLSearchParams(filterSearch))
    // A visitor to whom a customer's address was sent has no favourites, and sees everything.
    return { ...wanted, onlyFavourites: wanted.onlyFavourites && areFavouritesKnown }
  }, [filterSearch, areFavouritesKnown])

  // Starts from the address that is being navigated to: the rendered filters may be older.
  const setFilters = useCallback(
    (change: FilterChange) => {
      const current = readFilters(new URLSearchParams(latest().search))
      const changed = typeof change === 'function' ? change(current) : change
      void changeParameters((address) => writeFilters(address, { ...current, ...changed }), {
        replace: isSameFilterRefined(current, changed),
      })
    },
    [changeParameters, latest],
  )
  return { filters, filterSearch, setFilters }
}
