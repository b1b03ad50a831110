import { Suspense, type ReactNode } from 'react'
import { ArticleDialog, type ArticleHeadline } from './ArticleDialog'
import { DetailsBoundary } from './DetailsBoundary'
import { DetailsSkeleton } from './DetailsSkeleton'
import { MenuDetails } from './MenuDetails'

type Props = {
  headline: ArticleHeadline | null
  menuId: string
  input: { date: string; distributionPointsIds: string[]; departmentCode: string }
  action: ReactNode
  onClose: () => void
}

const nothing = () => undefined

export function MenuDialog({ headline, menuId, input, action, onClose }: Props) {
  return (
    <ArticleDialog headline={headline} action={action} onClose={onClose}>
      <DetailsBoundary onRetry={nothing}>
        <Suspense fallback={<DetailsSkeleton />}>
          <MenuDetails menuId={menuId} input={input} />
        </Suspense>
      </DetailsBoundary>
    </ArticleDialog>
  )
}
