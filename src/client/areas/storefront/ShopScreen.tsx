import { Suspense } from 'react'
import { useLocation } from 'react-router-dom'
import type { shopScreenQuery as ShopScreenQuery } from '#generated/relay/shopScreenQuery.graphql'
import { collectionForPath } from '#domain/catalogue/collections'
import { storefrontForPath } from '#domain/catalogue/storefronts'
import { useRouteReference } from '../../relay/useRouteReference'
import { ShopContent } from './ShopContent'
import { ShopSkeleton } from './ShopSkeleton'

export function ShopScreen() {
  const reference = useRouteReference<ShopScreenQuery>()
  const { pathname } = useLocation()
  const storefront = storefrontForPath(pathname)

  return (
    <Suspense key={storefront.slug} fallback={<ShopSkeleton pathname={pathname} />}>
      <ShopContent
        storefront={storefront}
        collection={collectionForPath(pathname)}
        reference={reference}
      />
    </Suspense>
  )
}
