import { dayRefusal, formatDay, type Day } from '#domain/time/calendar'
import { Button } from '../../../design/buttons/Button'
import { useDayChoice } from '../../delivery/day/useDayChoice'
import { useDeliveryPanel } from '../../../routing/useDeliveryPanel'
import { clock } from '../../../services/clock'
import { useModal } from '../../../state/useModal'
import { PanelAction } from './PanelAction'
import { ShopNotice } from './ShopNotice'
import { shopModalsCopy } from './shopModalsCopy'

const copy = shopModalsCopy.nextDay

type Props = { next: Day; title: string; text: string }

/** A day that cannot be ordered for, and the next that can, one press away; none where that is too far ahead. */
export function ClosedDayDimmer({ next, title, text }: Props) {
  const { close } = useModal()
  const { openPanel, closePanel } = useDeliveryPanel()
  const chooseDay = useDayChoice()

  const isNextOffered = dayRefusal(next, clock.now()) === null

  const chooseNext = () => {
    close()
    const outcome = chooseDay({ day: next, status: 'openWithSales' })
    if (outcome === 'applied') openPanel('creneau')
    if (outcome === 'pending') closePanel()
  }

  return (
    <ShopNotice
      title={title}
      actions={
        <>
          <PanelAction panel="jour" variant={isNextOffered ? 'secondary' : 'primary'}>
            {copy.other}
          </PanelAction>
          {isNextOffered && <Button onClick={chooseNext}>{copy.choose(formatDay(next))}</Button>}
        </>
      }
    >
      <p>{text}</p>
      {isNextOffered && (
        <p>
          <strong>{copy.words(formatDay(next))}</strong>
        </p>
      )}
    </ShopNotice>
  )
}
