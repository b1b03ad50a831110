import { memo, Suspense } from 'react'
import { lazyPart } from '../../services/lazyPart'
import { useFavourites } from './favouritesContext'

const FavouriteButton = lazyPart(() =>
  import('./FavouriteButton').then(({ FavouriteButton }) => FavouriteButton),
)

type Props = { productId: string; name: string }

/** The heart of a dish, for a signed-in customer. The component around it reserves its space. */
export const FavouriteSlot = memo(function FavouriteSlot(props: Props) {
  const favourites = useFavourites()
  if (!favourites) return null
  return (
    <Suspense fallback={null}>
      <FavouriteButton {...props} favourites={favourites} />
    </Suspense>
  )
})
