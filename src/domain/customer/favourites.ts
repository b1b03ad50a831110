/** Dishes that an account may keep as favourites. docs/rules/catalogue.md#favourites */
export const MAX_FAVOURITES = 200
