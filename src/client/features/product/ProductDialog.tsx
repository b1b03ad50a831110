import { Suspense, type ReactNode } from 'react'
import type { PreloadedQuery } from 'react-relay/hooks'
import type { ProductDetailsQuery } from '../../../../__generated__/relay/ProductDetailsQuery.graphql'
import { ArticleDialog, type ArticleHeadline } from './ArticleDialog'
import { DetailsBoundary } from './DetailsBoundary'
import { DetailsSkeleton } from './DetailsSkeleton'
import { ProductDetails } from './ProductDetails'

type Props = {
  /** What the shop already knows of it; null for a product that its inventory does not hold. */
  headline: ArticleHeadline | null
  reference: PreloadedQuery<ProductDetailsQuery> | null
  action: ReactNode
  onRetry: () => void
  onClose: () => void
}

export function ProductDialog({ headline, reference, action, onRetry, onClose }: Props) {
  return (
    <ArticleDialog headline={headline} action={action} onClose={onClose}>
      <DetailsBoundary onRetry={onRetry}>
        <Suspense fallback={<DetailsSkeleton />}>
          {reference ? <ProductDetails reference={reference} /> : <DetailsSkeleton />}
        </Suspense>
      </DetailsBoundary>
    </ArticleDialog>
  )
}
