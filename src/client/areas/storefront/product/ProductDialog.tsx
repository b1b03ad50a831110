import { Suspense } from 'react'
import type { PreloadedQuery } from 'react-relay/hooks'
import type { ProductDetailsQuery } from '../../../../../__generated__/relay/ProductDetailsQuery.graphql'
import { ArticleDialog, type ArticleFrame } from './ArticleDialog'
import { DetailsBoundary } from './DetailsBoundary'
import { DetailsSkeleton } from './DetailsSkeleton'
import { ProductDetails } from './ProductDetails'

type Props = ArticleFrame & {
  reference: PreloadedQuery<ProductDetailsQuery> | null
  onRetry: () => void
}

export function ProductDialog({ reference, onRetry, ...frame }: Props) {
  return (
    <ArticleDialog {...frame}>
      <DetailsBoundary onRetry={onRetry}>
        <Suspense fallback={<DetailsSkeleton />}>
          {reference ? <ProductDetails reference={reference} /> : <DetailsSkeleton />}
        </Suspense>
      </DetailsBoundary>
    </ArticleDialog>
  )
}
