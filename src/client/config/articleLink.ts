import type { ArticleKind } from '#domain/catalogue/articleKind'
import { OPENED_FROM_LIST } from './openedFromList'
import { PARAMETERS } from './parameters'

/** From a list outside the shop to a dish's sheet: closing it leads back to the list. */
export const articleLink = (storefront: { path: string }, kind: ArticleKind, id: string) => ({
  to: `${storefront.path}?${new URLSearchParams({ [PARAMETERS[kind]]: id }).toString()}`,
  state: OPENED_FROM_LIST,
})
