import { formatMoney } from '../../../domain/money'
import { Button } from '../../design/Button'
import { useModal } from '../../state/useModal'
import { ShopNotice } from './ShopNotice'
import { shopModalsCopy } from './shopModalsCopy'

const copy = shopModalsCopy.minimumOrderAmount

export function MinimumOrderAmountModal({ missing }: { missing: number }) {
  const { close } = useModal()
  return (
    <ShopNotice title={copy.title} actions={<Button onClick={close}>{copy.action}</Button>}>
      <p>{copy.text(formatMoney(missing))}</p>
    </ShopNotice>
  )
}
