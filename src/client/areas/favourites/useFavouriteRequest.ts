import { graphql } from 'react-relay/hooks'
import type { useFavouriteRequestAddMutation } from '#generated/relay/useFavouriteRequestAddMutation.graphql'
import type { useFavouriteRequestRemoveMutation } from '#generated/relay/useFavouriteRequestRemoveMutation.graphql'
import { REPEATABLE } from '../../relay/repeatOnce'
import { useAction } from '../../relay/useAction'
import { favouriteFailure } from './favouriteFailure'
import type { WishOutcome } from './favouriteStore'

/** Tells the server what is wished of a dish; `onFailure` gets the words for why it was not done. */
export function useFavouriteRequest(
  productId: string,
  name: string,
  onFailure: (words: string) => void,
) {
  const [add] = useAction<useFavouriteRequestAddMutation>(
    graphql`
      mutation useFavouriteRequestAddMutation($productId: ID!) {
        addFavourite(productId: $productId) {
          favourites {
            id
            ...FavouriteRow_favourite
          }
        }
      }
    `,
    REPEATABLE,
  )
  const [remove] = useAction<useFavouriteRequestRemoveMutation>(
    graphql`
      mutation useFavouriteRequestRemoveMutation($productId: ID!) {
        removeFavourite(productId: $productId) {
          favourites {
            id
            ...FavouriteRow_favourite
          }
        }
      }
    `,
    REPEATABLE,
  )

  return async (isKept: boolean): Promise<WishOutcome> => {
    const result = isKept ? await add({ productId }) : await remove({ productId })
    if (!result.ok) {
      onFailure(favouriteFailure(result, name, isKept))
      return { ok: false, isLost: result.code === 'NETWORK' }
    }
    const { favourites } =
      'addFavourite' in result.data ? result.data.addFavourite : result.data.removeFavourite
    return { ok: true, ids: favourites.map(({ id }) => id) }
  }
}
