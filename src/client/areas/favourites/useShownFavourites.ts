import { useMemo, useSyncExternalStore } from 'react'
import type { FavouriteStore } from './favouriteStore'
import { useFavourites } from './favouritesContext'

const NONE: ReadonlySet<string> = new Set()
const neverChanges = () => () => undefined

/** Reads what is a favourite, or was one since the first reading. */
function keepAll(favourites: FavouriteStore) {
  let all = NONE
  return () => {
    const shown = favourites.shown()
    const hasMore = [...shown].some((id) => !all.has(id))
    if (hasMore) all = new Set([...all, ...shown])
    return all
  }
}

/**
 * The dishes that a list of favourites shows while it `isOn`; none while it is not, so that a heart renders no list. One that is
 * taken out stays until then, for who presses by mistake: no card leaves from under the finger.
 */
export function useShownFavourites(isOn: boolean): ReadonlySet<string> {
  const favourites = useFavourites()
  const read = useMemo(
    () => (isOn && favourites ? keepAll(favourites) : () => NONE),
    [isOn, favourites],
  )
  return useSyncExternalStore(favourites?.subscribe ?? neverChanges, read, read)
}

/** Whether the customer has a favourite; false for a visitor. */
export function useHasFavourites(): boolean {
  const favourites = useFavourites()
  const read = () => favourites !== null && favourites.shown().size > 0
  return useSyncExternalStore(favourites?.subscribe ?? neverChanges, read, read)
}
