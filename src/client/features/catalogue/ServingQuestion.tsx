import { PeopleField } from './PeopleField'
import { ServingOffer, type ServingOfferProps } from './ServingOffer'
import styles from './ServingQuestion.module.css'
import { useCatalogueFilters } from './useCatalogueFilters'

/** Asks for how many people, as the filters do, and proposes as much of one article. */
export function ServingQuestion(article: Omit<ServingOfferProps, 'people'>) {
  const { filters, setFilters } = useCatalogueFilters()
  const { people } = filters
  return (
    <div className={styles.question}>
      <PeopleField value={people} onChange={(next) => setFilters({ people: next })} />
      {people !== null && <ServingOffer {...article} people={people} />}
    </div>
  )
}
