import { Suspense } from 'react'
import type { PreloadedQuery } from 'react-relay/hooks'
import type { ProductDetailsQuery } from '#generated/relay/ProductDetailsQuery.graphql'
import { PartBoundary } from '../../../relay/PartBoundary'
import { ArticleSheet, type ArticleFrame } from './ArticleSheet'
import { DetailsFailed } from './DetailsFailed'
import { DetailsSkeleton } from './DetailsSkeleton'
import { ProductDetails } from './ProductDetails'

type Props = ArticleFrame & {
  reference: PreloadedQuery<ProductDetailsQuery> | null
  onRetry: () => void
}

export function ProductDialog({ reference, onRetry, ...frame }: Props) {
  return (
    <ArticleSheet {...frame}>
      <PartBoundary
        catches="anything"
        fallback={(retry) => (
          <DetailsFailed
            onRetry={() => {
              retry()
              onRetry()
            }}
          />
        )}
      >
        <Suspense fallback={<DetailsSkeleton />}>
          {reference ? <ProductDetails reference={reference} /> : <DetailsSkeleton />}
        </Suspense>
      </PartBoundary>
    </ArticleSheet>
  )
}
