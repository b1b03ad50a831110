import { useLocation, useNavigate } from 'react-router-dom'
import { formatMoney } from '../../../domain/money'
import { isShopPath } from '../../../domain/routes'
import { storefrontOfLine } from '../../../domain/storefronts'
import { paths } from '../../config/paths'
import { Button } from '../../design/Button'
import { useCart } from '../../state/useCart'
import { useModal } from '../../state/useModal'
import { ShopNotice } from './ShopNotice'
import { shopModalsCopy } from './shopModalsCopy'

const copy = shopModalsCopy.minimumOrderAmount

export function MinimumOrderAmountModal({ missing }: { missing: number }) {
  const { close } = useModal()
  const { cart } = useCart()
  const { pathname } = useLocation()
  const navigate = useNavigate()

  const goToShop = () => {
    close()
    if (isShopPath(pathname)) return
    void navigate(storefrontOfLine(cart.lineId)?.path ?? paths.home.build())
  }

  return (
    <ShopNotice title={copy.title} actions={<Button onClick={goToShop}>{copy.action}</Button>}>
      <p>{copy.text(formatMoney(missing))}</p>
    </ShopNotice>
  )
}
