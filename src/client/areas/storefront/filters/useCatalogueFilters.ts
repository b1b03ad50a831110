import { useCallback, useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { readFilters, writeFilters, type CatalogueFilters } from './catalogueFilters'

// Letters that are typed one after the other are one step back, not twenty.
const isSameFilterRefined = (
  { search, maxPrice }: CatalogueFilters,
  change: Partial<CatalogueFilters>,
) => (search !== '' && Boolean(change.search)) || (maxPrice !== null && Boolean(change.maxPrice))

/** The filters live in the address bar: they can be shared, and the back button undoes them. */
export function useCatalogueFilters() {
  const [parameters, setParameters] = useSearchParams()
  const filters = useMemo(() => readFilters(parameters), [parameters])

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
