import { Suspense, useEffect } from 'react'
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay/hooks'
import { useLoaderData, useLocation } from 'react-router-dom'
import type { PageConfigurationQuery } from '#generated/relay/PageConfigurationQuery.graphql'
import { readPath } from '#domain/site/routes'
import { AnnouncementStrip } from './AnnouncementStrip'
import { PartBoundary } from '../../relay/PartBoundary'
import { isReference } from '../../relay/useRouteReference'
import { tellTitleOf } from '../../services/pageTitle'
import { HelloBar } from './HelloBar'
import { PageMeta } from './PageMeta'

/**
 * What every page needs and none waits for. The special configuration is read by the screens that have prices, where
 * their own response lacks it (src/client/relay/spareConfiguration.ts). docs/rules/site.md#start
 */
export const pageConfigurationQuery = graphql`
  query PageConfigurationQuery {
    ...HelloBar_query
    ...PageMeta_query
    # eslint-disable-next-line relay/must-colocate-fragment-spreads -- its reader comes with the first price
    ...useSpecialConfiguration_query
  }
`

type Props = { reference: PreloadedQuery<PageConfigurationQuery> }

/**
 * Hello bar and meta tags. They come when they come, and a page without one of them is still a page. They are not queried
 * for a first page whose routes are lost on the way: the router starts no loader then.
 */
export function PageConfiguration() {
  const reference: unknown = useLoaderData()
  if (!isReference<PageConfigurationQuery>(reference)) return <NoConfiguration />
  return (
    <PartBoundary catches="anything" fallback={() => <NoConfiguration />}>
      <Suspense fallback={<AnnouncementStrip />}>
        <ConfiguredParts reference={reference} />
      </Suspense>
    </PartBoundary>
  )
}

function NoConfiguration() {
  return (
    <>
      <AnnouncementStrip />
      <TitleKept />
    </>
  )
}

function ConfiguredParts({ reference }: Props) {
  const query = usePreloadedQuery<PageConfigurationQuery>(pageConfigurationQuery, reference)
  return (
    <>
      <PartBoundary catches="anything" fallback={() => <AnnouncementStrip />}>
        <HelloBar query={query} />
      </PartBoundary>
      <PartBoundary catches="anything" fallback={() => <TitleKept />}>
        <PageMeta query={query} />
      </PartBoundary>
    </>
  )
}

/** No title comes any more: the one that stands is that of every page. */
function TitleKept() {
  const path = readPath(useLocation().pathname)
  useEffect(() => tellTitleOf(path), [path])
  return null
}
