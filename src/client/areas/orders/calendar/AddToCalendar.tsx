import { toInstant } from '#domain/time/calendar'
import { calendarFile, calendarFileName } from '#domain/order/calendarFile'
import { config } from '../../../config/config'
import { buttonClass } from '../../../design/buttons/buttonClass'
import { clock } from '../../../services/clock'
import { calendarEntryCopy as copy } from './calendarEntryCopy'

type Props = {
  number: string
  slotStartAt: string
  slotEndAt: string
  address: string
  /** Where the delivery is followed, on this site. */
  trackingPath: string
}

/** Downloads the delivery for the customer's calendar; the same entry as the mail's. */
export function AddToCalendar({ number, slotStartAt, slotEndAt, address, trackingPath }: Props) {
  const site = config.siteAddress ?? window.location.origin
  const entry = {
    number,
    slotStartAt: toInstant(slotStartAt),
    slotEndAt: toInstant(slotEndAt),
    address,
    url: `${site}${trackingPath}`,
  }
  const file = calendarFile(entry, clock.now())
  return (
    <a
      className={buttonClass({ variant: 'secondary' })}
      href={`data:text/calendar;charset=utf-8,${encodeURIComponent(file)}`}
      download={calendarFileName(number)}
    >
      {copy.add}
    </a>
  )
}
