import type { CartItem } from '#domain/cart/cart'
import type { DeliveryPanelName } from '../../../routing/useDeliveryPanel'
import { PanelAction } from './PanelAction'
import { ShopNotice } from './ShopNotice'

type Props = {
  copy: { title: string; text: string; action: string }
  panel: DeliveryPanelName
  about?: string
  item?: CartItem | null
}

/** A refusal with a single way on: another answer to one question of the delivery bar. */
export function PlainNotice({ copy, panel, about, item = null }: Props) {
  return (
    <ShopNotice
      title={copy.title}
      actions={
        <PanelAction panel={panel} item={item}>
          {copy.action}
        </PanelAction>
      }
    >
      {about !== undefined && (
        <p>
          <strong>{about}</strong>
        </p>
      )}
      <p>{copy.text}</p>
    </ShopNotice>
  )
}
