import { createContext, useContext } from 'react'
import type { FavouriteStore } from './favouriteStore'

export const FavouritesContext = createContext<FavouriteStore | null>(null)

/** The favourites of the signed-in customer; null for a visitor, and while they are not known. */
export const useFavourites = (): FavouriteStore | null => useContext(FavouritesContext)
