import { Suspense } from 'react'
import { ArticleDialog, type ArticleFrame } from './ArticleDialog'
import { DetailsBoundary } from './DetailsBoundary'
import { DetailsSkeleton } from './DetailsSkeleton'
import { MenuDetails } from './MenuDetails'

type Props = ArticleFrame & {
  menuId: string
  input: { date: string; distributionPointsIds: string[]; departmentCode: string }
}

const nothing = () => undefined

export function MenuDialog({ menuId, input, ...frame }: Props) {
  return (
    <ArticleDialog {...frame}>
      <DetailsBoundary onRetry={nothing}>
        <Suspense fallback={<DetailsSkeleton />}>
          <MenuDetails menuId={menuId} input={input} />
        </Suspense>
      </DetailsBoundary>
    </ArticleDialog>
  )
}
