import { useLocation, useNavigate } from 'react-router-dom'
import { formatMoney } from '#domain/pricing/money'
import { isShopPath } from '#domain/site/routes'
import { storefrontForKey } from '#domain/catalogue/storefronts'
import { Button } from '../../../design/buttons/Button'
import type { ToMinimum } from '../../../state/modal'
import { useCart } from '../../../state/useCart'
import { useModal } from '../../../state/useModal'
import { ShopNotice } from './ShopNotice'
import { shopModalsCopy } from './shopModalsCopy'

const copy = shopModalsCopy.minimumOrderAmount

/** Nothing is missing by a configuration that the server has raised since, or that could not be loaded: then no amount is told. */
export function MinimumOrderAmountModal({ toMinimum }: { toMinimum: ToMinimum }) {
  const { missing, minimumOrderAmount } = toMinimum
  const { close } = useModal()
  const { cart } = useCart()
  const { pathname } = useLocation()
  const navigate = useNavigate()

  const goToShop = () => {
    close()
    if (isShopPath(pathname)) return
    void navigate(storefrontForKey(cart.lineId).path)
  }

  return (
    <ShopNotice
      title={missing > 0 ? copy.title(formatMoney(missing)) : copy.titleUnknown}
      actions={<Button onClick={goToShop}>{copy.action}</Button>}
    >
      <p>{missing > 0 ? copy.text(formatMoney(minimumOrderAmount)) : copy.textUnknown}</p>
    </ShopNotice>
  )
}
