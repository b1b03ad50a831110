import { Suspense } from 'react'
import { usePreloadedQuery, type PreloadedQuery } from 'react-relay/hooks'
import type { appStartQuery as AppStartQuery } from '../../../__generated__/relay/appStartQuery.graphql'
import { AnnouncementStrip } from './AnnouncementStrip'
import { appStartQuery } from './appStartQuery'
import { HelloBar } from './HelloBar'
import { PageMeta } from './PageMeta'
import { SilentBoundary } from './SilentBoundary'

type Props = { reference: PreloadedQuery<AppStartQuery> }

/** Hello bar and meta tags. They come when they come, and a page without them is still a page. */
export function PageDressing(props: Props) {
  return (
    <SilentBoundary fallback={<AnnouncementStrip />}>
      <Suspense fallback={<AnnouncementStrip />}>
        <Dressing {...props} />
      </Suspense>
    </SilentBoundary>
  )
}

function Dressing({ reference }: Props) {
  const query = usePreloadedQuery<AppStartQuery>(appStartQuery, reference)
  return (
    <>
      <HelloBar query={query} />
      <PageMeta query={query} />
    </>
  )
}
