import { Button } from '../../../design/buttons/Button'
import { EmptyState } from '../../../design/notices/EmptyState'
import type { RubricNames } from '../catalogue/rubricNames'
import { catalogueFilterCopy as copy } from './catalogueFilterCopy'
import { NO_FILTERS, type CatalogueFilters } from './catalogueFilters'
import { correctedSearch } from './correctedSearch'
import { relaxedFilters } from './relaxedFilters'

type Change = Partial<CatalogueFilters>

type Props = {
  filters: CatalogueFilters
  names: RubricNames
  catalogue: { texts: () => readonly string[]; countWith: (change: Change) => number }
  onChange: (change: Change) => void
}

/** Nothing is left by the filters: a misspelt search as the card has it, else which filters to give up. One press does it. */
export function NothingMatches({ filters, names, catalogue, onChange }: Props) {
  const { words, button, change } =
    respelt(filters, catalogue) ?? loosened(filters, names, catalogue)
  return (
    <EmptyState
      title={copy.nothingMatches}
      action={
        <Button variant="secondary" onClick={() => onChange(change)}>
          {button}
        </Button>
      }
    >
      {words}
    </EmptyState>
  )
}

type Way = { words: string; button: string; change: Change }

function respelt({ search }: CatalogueFilters, catalogue: Props['catalogue']): Way | null {
  const corrected = correctedSearch(search, catalogue.texts())
  const change = { search: corrected ?? '' }
  const count = corrected === null ? 0 : catalogue.countWith(change)
  if (corrected === null || count === 0) return null
  return { words: copy.didYouMean(corrected), button: copy.searchFor(corrected, count), change }
}

function loosened(
  filters: CatalogueFilters,
  names: RubricNames,
  { countWith }: Props['catalogue'],
): Way {
  const ways = relaxedFilters(filters, names, countWith)
  const [best] = ways
  if (!best) return { words: copy.tooMany, button: copy.clear, change: NO_FILTERS }
  return {
    words: copy.loosen(ways.map(({ name }) => name)),
    button: copy.remove(best.name, best.count),
    change: best.change,
  }
}
