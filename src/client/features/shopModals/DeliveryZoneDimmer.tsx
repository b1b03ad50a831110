import { COMPANY, HELP_PHONE_LINK } from '../../../domain/company'
import { PanelAction } from './PanelAction'
import { ShopNotice } from './ShopNotice'
import { shopModalsCopy } from './shopModalsCopy'

const copy = shopModalsCopy.deliveryZone

export function DeliveryZoneDimmer({ address }: { address: string }) {
  return (
    <ShopNotice
      title={copy.title}
      actions={<PanelAction panel="adresse">{copy.action}</PanelAction>}
    >
      <p>
        <strong>{address}</strong>
      </p>
      <p>{copy.text}</p>
      <p>
        <a href={HELP_PHONE_LINK}>{copy.call(COMPANY.helpPhone)}</a>
      </p>
    </ShopNotice>
  )
}
