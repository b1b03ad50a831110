import { PanelAction } from './PanelAction'
import { ShopNotice } from './ShopNotice'
import { shopModalsCopy } from './shopModalsCopy'

const copy = shopModalsCopy.farSameDay

export function FarSameDayModal() {
  return (
    <ShopNotice
      title={copy.title}
      actions={
        <>
          <PanelAction panel="adresse" variant="secondary">
            {copy.address}
          </PanelAction>
          <PanelAction panel="jour">{copy.day}</PanelAction>
        </>
      }
    >
      <p>{copy.text}</p>
    </ShopNotice>
  )
}
