import { Suspense, useState } from 'react'
import { PartBoundary } from '../../../relay/PartBoundary'
import { ArticleSheet, type ArticleFrame } from './ArticleSheet'
import { DetailsFailed } from './DetailsFailed'
import { DetailsSkeleton } from './DetailsSkeleton'
import { MenuDetails } from './MenuDetails'

type Props = ArticleFrame & {
  menuId: string
  input: { date: string; distributionPointsIds: string[]; departmentCode: string }
}

export function MenuDialog({ menuId, input, ...frame }: Props) {
  const [tries, setTries] = useState(0)
  return (
    <ArticleSheet {...frame}>
      <PartBoundary
        catches="anything"
        fallback={(retry) => (
          <DetailsFailed
            onRetry={() => {
              retry()
              setTries((before) => before + 1)
            }}
          />
        )}
      >
        <Suspense fallback={<DetailsSkeleton />}>
          <MenuDetails menuId={menuId} input={input} tries={tries} />
        </Suspense>
      </PartBoundary>
    </ArticleSheet>
  )
}
