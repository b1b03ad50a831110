import { formatDay, type Day } from '../../../domain/calendar'
import { paths } from '../../config/paths'
import { LinkButton } from '../../design/LinkButton'
import { useModal } from '../../state/useModal'
import { PanelAction } from './PanelAction'
import { ShopNotice } from './ShopNotice'
import { shopModalsCopy } from './shopModalsCopy'

const copy = shopModalsCopy.noMenuAvailable

export function NoMenuAvailableModal({ day }: { day: Day }) {
  const { close } = useModal()
  return (
    <ShopNotice
      title={copy.title(formatDay(day))}
      actions={
        <>
          <LinkButton variant="secondary" to={paths.home.build()} onClick={close}>
            {copy.browse}
          </LinkButton>
          <PanelAction panel="jour">{copy.action}</PanelAction>
        </>
      }
    >
      <p>{copy.text}</p>
    </ShopNotice>
  )
}
