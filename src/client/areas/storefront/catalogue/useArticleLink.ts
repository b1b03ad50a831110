import { useCallback, type MouseEvent } from 'react'
import type { ArticleKind } from '#domain/catalogue/articleKind'
import { PARAMETERS } from '../../../config/parameters'
import { isPlainPress } from '../../../services/isPlainPress'
import { useChangeParameters } from '../../../routing/useChangeParameters'
import { filterSearchOf } from '../filters/catalogueFilters'

const SHEETS = [PARAMETERS.product, PARAMETERS.menu]

/** The parameters of a list behind the sheet that another address opens. */
function withSheet(filterSearch: string, sheet: URLSearchParams): URLSearchParams {
  const parameters = new URLSearchParams(filterSearch)
  for (const name of SHEETS) {
    const id = sheet.get(name)
    if (id !== null) parameters.set(name, id)
  }
  return parameters
}

/**
 * The addresses of the sheets of products and menus, which keep the filters in force, and what a press on one does. Not
 * react-router's `Link`: each of them renders again with every change of the address, and there may be 10,000.
 */
export function useArticleLink(filterSearch: string) {
  const changeParameters = useChangeParameters()

  const linkTo = useCallback(
    (kind: ArticleKind, id: string) =>
      `?${withSheet(filterSearch, new URLSearchParams({ [PARAMETERS[kind]]: id })).toString()}`,
    [filterSearch],
  )

  /** Opens the sheet here; a press that wants another tab or window is the browser's. */
  const openArticle = useCallback(
    (event: MouseEvent<HTMLAnchorElement>) => {
      if (!isPlainPress(event)) return
      event.preventDefault()
      const sheet = new URLSearchParams(event.currentTarget.search)
      // Over the filters that were chosen last, which the list may not show yet.
      void changeParameters((address) => withSheet(filterSearchOf(address), sheet), {
        replace: false,
      })
    },
    [changeParameters],
  )
  return { linkTo, openArticle }
}
