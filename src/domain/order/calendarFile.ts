import { COMPANY } from '../customer/company'

/** A delivery as a calendar keeps it; `url` is where it is followed. */
export type CalendarEntry = {
  /** As people say it: `T-24815`. */
  number: string
  slotStartAt: Date
  slotEndAt: Date
  address: string
  url: string
}

const MAX_OCTETS = 75
const DOMAIN = COMPANY.email.replace(/^.*@/, '')

/** `20261124T110000Z`. */
const stamp = (instant: Date) => instant.toISOString().replace(/[-:]|\.\d{3}/g, '')

const escaped = (text: string) => text.replace(/[\\;,]/g, '\\$&').replace(/\r\n|[\n\r]/g, '\\n')

function octetsOf(letter: string): number {
  const code = letter.codePointAt(0) ?? 0
  if (code < 0x80) return 1
  if (code < 0x800) return 2
  return code < 0x10000 ? 3 : 4
}

/** A line in pieces of at most 75 octets, never inside a letter. RFC 5545, section 3.1. */
function folded(line: string): string {
  let size = 0
  return Array.from(line, (letter) => {
    const octets = octetsOf(letter)
    if (size + octets <= MAX_OCTETS) {
      size += octets
      return letter
    }
    // The space that says that a line goes on counts too.
    size = 1 + octets
    return `\r\n ${letter}`
  }).join('')
}

/** The name under which the calendar entry of an order is downloaded, `livraison-42.ics`; `number` is the order's. */
export const calendarFileName = (number: string): string => `livraison-${number}.ics`

/**
 * A delivery as an iCalendar file. Its UID is made of the order's number: a customer who adds it twice, by mail and on the site, has
 * it once. `now` is when the file is made. RFC 5545.
 */
export const calendarFile = (
  { number, slotStartAt, slotEndAt, address, url }: CalendarEntry,
  now: Date,
): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${COMPANY.name}//Livraisons//FR`,
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${number}@${DOMAIN}`,
    `DTSTAMP:${stamp(now)}`,
    `DTSTART:${stamp(slotStartAt)}`,
    `DTEND:${stamp(slotEndAt)}`,
    `SUMMARY:${escaped(`Livraison ${COMPANY.name} ${number}`)}`,
    `LOCATION:${escaped(address)}`,
    `DESCRIPTION:${escaped(`Suivre la livraison\u00a0: ${url}`)}`,
    `URL:${url}`,
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]
    .map(folded)
    .join('\r\n')
