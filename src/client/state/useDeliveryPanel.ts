import { useCallback } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { isShopPath } from '#domain/site/routes'
import { paths } from '../config/paths'

const PARAMETER = 'livraison'
const PANELS = ['adresse', 'jour', 'creneau', 'convives'] as const

export type DeliveryPanelName = (typeof PANELS)[number]

/** The panel that is open at an address. */
export function panelAt(search: string): DeliveryPanelName | null {
  const wanted = new URLSearchParams(search).get(PARAMETER)
  return PANELS.find((name) => name === wanted) ?? null
}

/** Which panel of the delivery bar is open. It lives in the address bar, so that any page can send the customer to it. */
export function useDeliveryPanel() {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const panel = panelAt(search)

  const openPanel = useCallback(
    (name: DeliveryPanelName) => {
      const isInShop = isShopPath(pathname)
      const parameters = new URLSearchParams(isInShop ? search : '')
      parameters.set(PARAMETER, name)
      void navigate(
        { pathname: isInShop ? pathname : paths.home.build(), search: parameters.toString() },
        { replace: isInShop, preventScrollReset: isInShop },
      )
    },
    [navigate, pathname, search],
  )

  const close = useCallback(async () => {
    const parameters = new URLSearchParams(search)
    if (!parameters.has(PARAMETER)) return
    parameters.delete(PARAMETER)
    await navigate(
      { pathname, search: parameters.toString() },
      { replace: true, preventScrollReset: true },
    )
  }, [navigate, pathname, search])

  const closePanel = useCallback(() => void close(), [close])

  /** Goes to another page; the way back from there leads to the shop without the panel. */
  const leavePanel = useCallback(
    (path: string) => void close().then(() => navigate(path)),
    [close, navigate],
  )

  return { panel, openPanel, closePanel, leavePanel }
}
