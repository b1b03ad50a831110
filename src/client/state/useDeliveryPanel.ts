import { useCallback } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { isShopPath } from '#domain/site/routes'
import { paths } from '../config/paths'
import { useChangeParameters, without } from './useChangeParameters'
import { useLatestLocation } from './useLatestLocation'

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
  const panel = panelAt(useLocation().search)
  const latest = useLatestLocation()
  const navigate = useNavigate()
  const changeParameters = useChangeParameters()

  const openPanel = useCallback(
    (name: DeliveryPanelName) => {
      if (!isShopPath(latest().pathname)) {
        return void navigate({ pathname: paths.home.build(), search: `${PARAMETER}=${name}` })
      }
      void changeParameters(
        (address) => {
          address.set(PARAMETER, name)
          return address
        },
        { replace: true },
      )
    },
    [changeParameters, latest, navigate],
  )

  const close = useCallback(async () => {
    if (!new URLSearchParams(latest().search).has(PARAMETER)) return
    await changeParameters(without(PARAMETER), { replace: true })
  }, [changeParameters, latest])

  const closePanel = useCallback(() => void close(), [close])

  /** Goes to another page; the way back from there leads to the shop without the panel. */
  const leavePanel = useCallback(
    (path: string) => void close().then(() => navigate(path)),
    [close, navigate],
  )

  return { panel, openPanel, closePanel, leavePanel }
}
