import { useEffect, useLayoutEffect, useMemo, useSyncExternalStore, type ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { FavouritesProvider_query$key } from '#generated/relay/FavouritesProvider_query.graphql'
import { onConnection, onReconnect, readShownSince } from '../../services/connection'
import { useSession } from '../../state/useSession'
import { createFavouriteStore, type FavouriteStore } from './favouriteStore'
import { FavouritesContext } from './favouritesContext'

type Props = { query: FavouritesProvider_query$key; children: ReactNode }

/** Gives a list of dishes the customer's favourites. What stands within renders no more when one of them changes. */
export function FavouritesProvider({ query, children }: Props) {
  const { getCustomerProfile } = useFragment(
    graphql`
      fragment FavouritesProvider_query on Query {
        getCustomerProfile @include(if: $isSignedIn) {
          favourites {
            id
          }
        }
      }
    `,
    query,
  )
  const { user } = useSession()
  const store = useStoreOf(user?.id ?? null)
  const favourites = getCustomerProfile?.favourites
  useLayoutEffect(() => {
    store?.tell(favourites?.map(({ id }) => id) ?? [])
  }, [store, favourites])
  useEffect(() => (store ? onReconnect(store.sendLost) : undefined), [store])
  // Without a connection nothing of an account is there, or what was known when the list came: a heart would show what it does not know.
  const shownSince = useSyncExternalStore(onConnection, readShownSince, () => null)
  const isKnown = favourites !== undefined && shownSince === null
  return (
    <FavouritesContext.Provider value={isKnown ? store : null}>
      {children}
    </FavouritesContext.Provider>
  )
}

/** Another account starts with nothing: neither with favourites nor with wishes. */
const useStoreOf = (userId: string | null): FavouriteStore | null =>
  useMemo(() => (userId === null ? null : createFavouriteStore()), [userId])
