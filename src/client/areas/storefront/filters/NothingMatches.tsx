import { Button } from '../../../design/Button'
import { EmptyState } from '../../../design/EmptyState'
import { catalogueFilterCopy as copy } from './catalogueFilterCopy'
import { NO_FILTERS, type CatalogueFilters } from './catalogueFilters'
import { relaxedFilters } from './relaxedFilters'

type Props = {
  filters: CatalogueFilters
  countWith: (change: Partial<CatalogueFilters>) => number
  onChange: (change: Partial<CatalogueFilters>) => void
}

/** Nothing is left by the filters: which of them to give up, and the one that shows most given up by a press. */
export function NothingMatches({ filters, countWith, onChange }: Props) {
  const ways = relaxedFilters(filters, countWith)
  const [best] = ways
  return (
    <EmptyState
      title={copy.nothingMatches}
      action={
        best ? (
          <Button variant="secondary" onClick={() => onChange(best.change)}>
            {copy.remove(best.name, best.count)}
          </Button>
        ) : (
          <Button variant="secondary" onClick={() => onChange(NO_FILTERS)}>
            {copy.clear}
          </Button>
        )
      }
    >
      {best ? copy.loosen(ways.map(({ name }) => name)) : copy.tooMany}
    </EmptyState>
  )
}
