import { useCallback, useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { NO_FILTERS, readFilters, writeFilters, type CatalogueFilters } from './catalogueFilters'

/** The filters live in the address bar: they can be shared, and the back button undoes them. */
export function useCatalogueFilters() {
  const [parameters, setParameters] = useSearchParams()
  const filters = useMemo(() => readFilters(parameters), [parameters])

  const setFilters = useCallback(
    (change: Partial<CatalogueFilters>) =>
      setParameters((current) => writeFilters(current, { ...readFilters(current), ...change }), {
        preventScrollReset: true,
      }),
    [setParameters],
  )
  const clearFilters = useCallback(() => setFilters(NO_FILTERS), [setFilters])

  return { filters, setFilters, clearFilters }
}
