import { Suspense } from 'react'
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay/hooks'
import type { PageConfigurationQuery } from '#generated/relay/PageConfigurationQuery.graphql'
import { AnnouncementStrip } from './AnnouncementStrip'
import { useSpecialConfiguration } from '../relay/useSpecialConfiguration'
import { PartBoundary } from '../relay/PartBoundary'
import { HelloBar } from './HelloBar'
import { PageMeta } from './PageMeta'

/** What every page needs and none waits for. docs/rules/site.md#start */
export const pageConfigurationQuery = graphql`
  query PageConfigurationQuery {
    ...HelloBar_query
    ...PageMeta_query
    ...useSpecialConfiguration_query
  }
`

type Props = { reference: PreloadedQuery<PageConfigurationQuery> }

/** Hello bar and meta tags. They come when they come, and a page without them is still a page. */
export function PageConfiguration(props: Props) {
  return (
    <PartBoundary catches="anything" fallback={() => <AnnouncementStrip />}>
      <Suspense fallback={<AnnouncementStrip />}>
        <Dressing {...props} />
      </Suspense>
    </PartBoundary>
  )
}

function Dressing({ reference }: Props) {
  const query = usePreloadedQuery<PageConfigurationQuery>(pageConfigurationQuery, reference)
  // Asked for at the start, for the screen whose own answer lacks it (src/client/relay/spareConfiguration.ts).
  useSpecialConfiguration(query)
  return (
    <>
      <HelloBar query={query} />
      <PageMeta query={query} />
    </>
  )
}
