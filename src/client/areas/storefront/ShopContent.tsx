import { Suspense } from 'react'
import type { PreloadedQuery } from 'react-relay/hooks'
import type { shopScreenQuery as ShopScreenQuery } from '#generated/relay/shopScreenQuery.graphql'
import type { Cart } from '#domain/cart/cart'
import { shopQueryVariables } from '#domain/catalogue/shopQuery'
import type { Storefront } from '#domain/catalogue/storefronts'
import { CartPanel } from '../cart/CartPanel'
import { useReconcileCart } from '../cart/sync/useReconcileCart'
import { FavouritesProvider } from '../favourites/FavouritesProvider'
import { Catalogue } from './catalogue/Catalogue'
import { DeliveryBar } from '../delivery/DeliveryBar'
import { isSameQuery, useFollowingQuery } from '../../relay/useFollowingQuery'
import { clock } from '../../services/clock'
import { lazyPart } from '../../services/lazyPart'
import { latestSessionToken } from '../../services/sessionCookie'
import { useCart } from '../../state/useCart'
import { useSession } from '../../state/useSession'
import { ArticleDialogs } from './ArticleDialogs'
import { shopCopy } from './shopCopy'
import { ShopFrame } from './ShopFrame'
import { shopScreenQuery } from './shopScreenQuery'
import { useArticleDialog } from './useArticleDialog'
import { useNoMenuNotice } from './useNoMenuNotice'
import { useShopAccess } from './useShopAccess'
import { useSharedPeople } from './useSharedPeople'
import { useStorefrontOfInventory } from './useStorefrontOfInventory'

const GuestsPanel = lazyPart(() =>
  import(/* webpackChunkName: "guests-panel" */ '../guests/GuestsPanel').then(
    ({ GuestsPanel }) => GuestsPanel,
  ),
)

const AccessNotice = lazyPart(() =>
  import('./catalogue/AccessNotice').then(({ AccessNotice }) => AccessNotice),
)

const UnknownLine = lazyPart(() =>
  import('./catalogue/UnknownLine').then(({ UnknownLine }) => UnknownLine),
)

const LostList = lazyPart(() => import('../offer/LostList').then(({ LostList }) => LostList))

type Props = {
  storefront: Storefront
  collection: string | undefined
  reference: PreloadedQuery<ShopScreenQuery>
}

export function ShopContent({ storefront: wanted, collection, reference }: Props) {
  const { cart } = useCart()
  const { status } = useSession()
  const isSignedIn = status === 'signedIn'
  const variablesFor = (chosen: Cart) =>
    shopQueryVariables({
      storefront: wanted,
      cart: chosen,
      now: clock.now(),
      // As in the loader: without a connection the person behind the token is not yet known.
      isSignedIn: latestSessionToken() !== null,
    })
  const variables = variablesFor(cart)
  const { query, isCurrent, isRefreshing, lost } = useFollowingQuery<ShopScreenQuery>(
    shopScreenQuery,
    reference,
    variables,
  )
  const { storefront, isKnown } = useStorefrontOfInventory(query, wanted)
  const { isAllowed, companyLocations } = useShopAccess(query, storefront)
  const article = useArticleDialog(variables)
  useSharedPeople()
  useReconcileCart(query, isCurrent, (chosen) => isSameQuery(variablesFor(chosen), variables))
  useNoMenuNotice(query, {
    lineId: storefront.lineId,
    isCurrent: isCurrent && isAllowed && isKnown,
  })

  return (
    <FavouritesProvider query={query}>
      <ShopFrame
        storefront={storefront}
        collection={collection}
        bar={
          <DeliveryBar
            query={query}
            companyLocations={companyLocations}
            guests={<GuestsPanel query={query} lineId={storefront.lineId} />}
          />
        }
        cart={<CartPanel query={query} />}
      >
        {!isKnown ? (
          <Suspense fallback={null}>
            <UnknownLine />
          </Suspense>
        ) : isAllowed ? (
          <Catalogue
            query={query}
            storefront={storefront}
            collection={collection}
            isRefreshing={isRefreshing}
            onProductIntent={article.prepareProduct}
          />
        ) : (
          <Suspense fallback={null}>
            <AccessNotice storefront={storefront} isSignedIn={isSignedIn} />
          </Suspense>
        )}
      </ShopFrame>
      <ArticleDialogs query={query} article={article} input={variables.input} />
      {lost && (
        <Suspense fallback={null}>
          <LostList text={shopCopy.lostText} lost={lost} />
        </Suspense>
      )}
    </FavouritesProvider>
  )
}
