import { formatDay, type Day } from '#domain/time/calendar'
import { DEFAULT_STOREFRONT, storefrontForKey } from '#domain/catalogue/storefronts'
import { LinkButton } from '../../../design/buttons/LinkButton'
import { useModal } from '../../../state/useModal'
import { PanelAction } from './PanelAction'
import { ShopNotice } from './ShopNotice'
import { shopModalsCopy } from './shopModalsCopy'

const copy = shopModalsCopy.noMenuAvailable

type Props = { day: Day; lineId: string }

export function NoMenuAvailableModal({ day, lineId }: Props) {
  const { close } = useModal()
  const isDefault = lineId === DEFAULT_STOREFRONT.lineId
  const other = isDefault ? storefrontForKey('menus') : DEFAULT_STOREFRONT
  return (
    <ShopNotice
      title={copy.title(formatDay(day))}
      actions={
        <>
          <LinkButton variant="secondary" to={other.path} onClick={close}>
            {copy.browse(other.name)}
          </LinkButton>
          <PanelAction panel="jour">{copy.action}</PanelAction>
        </>
      }
    >
      <p>{copy.text}</p>
    </ShopNotice>
  )
}
