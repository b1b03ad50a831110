import { graphql, useFragment } from 'react-relay/hooks'
import { useCallback } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { Catalogue_query$key } from '../../../../__generated__/relay/Catalogue_query.graphql'
import type { Storefront } from '../../../domain/storefronts'
import { Button } from '../../design/Button'
import { EmptyState } from '../../design/EmptyState'
import { catalogueCopy } from './catalogueCopy'
import { CatalogueSection } from './CatalogueSection'
import { FilterBar } from './FilterBar'
import { useCatalogue } from './useCatalogue'
import { useCatalogueFilters } from './useCatalogueFilters'
import styles from './Catalogue.module.css'

type Props = {
  query: Catalogue_query$key
  storefront: Storefront
  collection: string | undefined
  isRefreshing: boolean
  onProductIntent: (productId: string) => void
  onOtherDay: () => void
}

export function Catalogue(props: Props) {
  const { storefront, collection, isRefreshing, onProductIntent, onOtherDay } = props
  const { lineId } = storefront
  const query = useFragment(
    graphql`
      fragment Catalogue_query on Query {
        ...useCatalogue_query
      }
    `,
    props.query,
  )
  const { filters, setFilters, clearFilters } = useCatalogueFilters()
  const catalogue = useCatalogue({ query, lineId, collection, filters })
  const [parameters] = useSearchParams()
  const linkTo = useCallback(
    (kind: 'produit' | 'menu', id: string) => {
      const next = new URLSearchParams(parameters)
      next.set(kind, id)
      return `?${next.toString()}`
    },
    [parameters],
  )

  if (catalogue.isEmpty) {
    return (
      <EmptyState
        title={catalogueCopy.nothingToday}
        action={<Button onClick={onOtherDay}>{catalogueCopy.otherDay}</Button>}
      >
        {catalogueCopy.nothingTodayAdvice}
      </EmptyState>
    )
  }
  return (
    <div className={styles.catalogue} aria-busy={isRefreshing} data-refreshing={isRefreshing}>
      <FilterBar
        rubrics={catalogue.rubrics}
        diets={catalogue.diets}
        filters={filters}
        onChange={setFilters}
      />
      <p className={styles.count} role="status">
        {isRefreshing ? catalogueCopy.updating : catalogueCopy.shown(catalogue.count)}
      </p>
      {catalogue.count === 0 && (
        <EmptyState
          title={catalogueCopy.nothingMatches}
          action={
            <Button variant="secondary" onClick={clearFilters}>
              {catalogueCopy.clear}
            </Button>
          }
        >
          {catalogueCopy.nothingMatchesAdvice}
        </EmptyState>
      )}
      {catalogue.sections.map((section, index) => (
        <CatalogueSection
          key={section.rubric}
          section={section}
          isFirst={index === 0}
          lineId={lineId}
          left={catalogue.left}
          linkTo={linkTo}
          onProductIntent={onProductIntent}
        />
      ))}
    </div>
  )
}
