import { useCallback, type MouseEvent } from 'react'
import { useNavigate } from 'react-router-dom'

const isPlainPress = (event: MouseEvent) =>
  event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)

/**
 * The addresses of the sheets of products and menus, which keep the filters in force, and what a press on one does. Not
 * react-router's `Link`: each of them renders again with every change of the address, and there may be 10,000.
 */
export function useArticleLink(filterSearch: string) {
  const navigate = useNavigate()

  const linkTo = useCallback(
    (kind: 'produit' | 'menu', id: string) => {
      const next = new URLSearchParams(filterSearch)
      next.set(kind, id)
      return `?${next.toString()}`
    },
    [filterSearch],
  )

  /** Opens the sheet here; a press that wants another tab or window is the browser's. */
  const openArticle = useCallback(
    (event: MouseEvent<HTMLAnchorElement>) => {
      if (!isPlainPress(event)) return
      event.preventDefault()
      void navigate(event.currentTarget.search, { preventScrollReset: true })
    },
    [navigate],
  )
  return { linkTo, openArticle }
}
