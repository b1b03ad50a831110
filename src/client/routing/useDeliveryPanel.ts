import { useCallback } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { storefrontForKey } from '#domain/catalogue/storefronts'
import { isShopPath } from '#domain/site/routes'
import { isOpenedFromList, OPENED_FROM_LIST } from '../config/openedFromList'
import { PARAMETERS } from '../config/parameters'
import { useCart } from '../state/useCart'
import { useChangeParameters, without } from './useChangeParameters'
import { useLatestLocation } from './useLatestLocation'
import { goBack } from './wayBack'

const PANELS = ['adresse', 'jour', 'creneau', 'convives'] as const

export type DeliveryPanelName = (typeof PANELS)[number]

/** The panel that is open at an address. */
export function panelAt(search: string): DeliveryPanelName | null {
  const wanted = new URLSearchParams(search).get(PARAMETERS.deliveryPanel)
  return PANELS.find((name) => name === wanted) ?? null
}

const withPanel = (name: DeliveryPanelName) => (parameters: URLSearchParams) => {
  parameters.set(PARAMETERS.deliveryPanel, name)
  return parameters
}

/** The address of a storefront with a panel open. */
export const panelPath = ({ path }: { path: string }, name: DeliveryPanelName): string =>
  `${path}?${withPanel(name)(new URLSearchParams()).toString()}`

/**
 * Which panel of the delivery bar is open. It is in the URL, so that any page can link to it. Opening it adds a history
 * entry, another panel replaces that entry, and closing goes back to where it was opened.
 */
export function useDeliveryPanel() {
  const panel = panelAt(useLocation().search)
  const latest = useLatestLocation()
  const navigate = useNavigate()
  const changeParameters = useChangeParameters()
  const { path } = storefrontForKey(useCart().cart.lineId)

  const openPanel = useCallback(
    (name: DeliveryPanelName) => {
      const { pathname, search } = latest()
      const open = withPanel(name)
      if (panelAt(search) !== null) return void changeParameters(open, { replace: true })
      const isInShop = isShopPath(pathname)
      void navigate(
        {
          // From another page it opens in the storefront in which the cart is filled: its slots are the ones that count.
          pathname: isInShop ? pathname : path,
          search: open(new URLSearchParams(isInShop ? search : '')).toString(),
        },
        { state: OPENED_FROM_LIST, preventScrollReset: isInShop },
      )
    },
    [changeParameters, latest, navigate, path],
  )

  const closePanel = useCallback(() => {
    const { search, state } = latest()
    if (panelAt(search) === null) return
    if (isOpenedFromList(state)) return goBack(navigate)
    void changeParameters(without(PARAMETERS.deliveryPanel), { replace: true })
  }, [changeParameters, latest, navigate])

  /** Goes to another page; the way back from there leads to where the panel was opened. */
  const leavePanel = useCallback(
    async (path: string) => {
      const { state } = latest()
      if (isOpenedFromList(state)) return navigate(path, { replace: true })
      await changeParameters(without(PARAMETERS.deliveryPanel), { replace: true })
      await navigate(path)
    },
    [changeParameters, latest, navigate],
  )

  return { panel, openPanel, closePanel, leavePanel }
}
