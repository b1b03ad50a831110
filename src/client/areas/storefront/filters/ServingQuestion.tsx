import { PeopleField } from './PeopleField'
import { useCatalogueFilters } from './useCatalogueFilters'

/** Asks for how many people, as the filters do: the button that adds the article then takes as much. */
export function ServingQuestion() {
  const { filters, setFilters } = useCatalogueFilters()
  return <PeopleField value={filters.people} onChange={(people) => setFilters({ people })} />
}
