import type { CartItem } from '#domain/cart/cart'
import { shownAddress } from '#domain/delivery/addressText'
import { COMPANY, HELP_PHONE_LINK } from '#domain/customer/company'
import { Button } from '../../../design/buttons/Button'
import { useModal } from '../../../state/useModal'
import { PanelAction } from './PanelAction'
import { ShopNotice } from './ShopNotice'
import { shopModalsCopy } from './shopModalsCopy'

const copy = shopModalsCopy.deliveryZone

export function DeliveryZoneDimmer({ address, item }: { address: string; item: CartItem | null }) {
  const { open } = useModal()
  return (
    <ShopNotice
      title={copy.title}
      actions={
        <>
          <Button variant="secondary" onClick={() => open({ kind: 'contact' })}>
            {copy.write}
          </Button>
          <PanelAction panel="adresse" item={item}>
            {copy.action}
          </PanelAction>
        </>
      }
    >
      <p>
        <strong>{shownAddress(address)}</strong>
      </p>
      <p>{copy.text}</p>
      <p>
        <a href={HELP_PHONE_LINK}>{copy.call(COMPANY.helpPhone)}</a>
      </p>
    </ShopNotice>
  )
}
