import { calendarFile, calendarFileName, type CalendarEntry } from '#domain/order/calendarFile'

const entry: CalendarEntry = {
  number: 'T-24815',
  slotStartAt: new Date('2026-11-26T12:00:00+01:00'),
  slotEndAt: new Date('2026-11-26T12:30:00+01:00'),
  address: '24 rue de Paradis, 75010 Paris',
  url: 'https://tablee.example/track/9f0c9d9e-0000-4000-8000-000000000000/un-jeton',
}
const now = new Date('2026-11-24T10:00:00+01:00')
const linesOf = (changes: Partial<CalendarEntry> = {}) =>
  calendarFile({ ...entry, ...changes }, now).split('\r\n')
const unfolded = (changes: Partial<CalendarEntry> = {}) =>
  calendarFile({ ...entry, ...changes }, now).replaceAll('\r\n ', '')

test('a delivery is an event of its slot, at its address, in world time', () => {
  const file = unfolded()
  for (const line of [
    'BEGIN:VCALENDAR\r\nVERSION:2.0\r\n',
    'PRODID:-//Tablée//Livraisons//FR\r\nMETHOD:PUBLISH\r\nBEGIN:VEVENT\r\n',
    'DTSTAMP:20261124T090000Z',
    'DTSTART:20261126T110000Z',
    'DTEND:20261126T113000Z',
    'SUMMARY:Livraison Tablée T-24815',
    'LOCATION:24 rue de Paradis\\, 75010 Paris',
    `DESCRIPTION:Suivre la livraison\u00a0: ${entry.url}`,
    `URL:${entry.url}`,
    'END:VEVENT\r\nEND:VCALENDAR\r\n',
  ]) {
    expect(file).toContain(line)
  }
  expect(calendarFileName('T-24815')).toBe('livraison-T-24815.ics')
})

test('its UID is that of the order, whenever and from wherever the file comes', () => {
  const uidOf = (file: string) => /UID:(.*)\r\n/.exec(file)?.[1]
  const later = calendarFile({ ...entry, url: 'https://elsewhere.example/' }, new Date(0))
  expect(uidOf(calendarFile(entry, now))).toBe('T-24815@tablee.example')
  expect(uidOf(later)).toBe('T-24815@tablee.example')
})

test('no line is longer than 75 octets, no letter is cut, and nothing is lost', () => {
  const address = `Tour « Été », ${'é€😀;\n'.repeat(40)}`
  for (const line of linesOf({ address })) {
    expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
    expect(line).not.toContain('\ufffd')
  }
  expect(unfolded({ address })).toContain(`LOCATION:Tour « Été »\\, ${'é€😀\\;\\n'.repeat(40)}`)
})

test.each(['x', '\x7f', '\x80', '\u07ff', '\u0800', '\uffff', '\u{10000}'])(
  'a line of 75 octets is whole, and goes on after them, made of %j',
  (letter) => {
    const free = 75 - 'LOCATION:'.length
    const count = Math.floor(free / Buffer.byteLength(letter))
    const full = 'x'.repeat(free - count * Buffer.byteLength(letter)) + letter.repeat(count)
    expect(linesOf({ address: full })).toContain(`LOCATION:${full}`)
    const goesOn = letter.repeat(Math.floor(74 / Buffer.byteLength(letter)))
    const lines = linesOf({ address: full + goesOn + letter })
    const first = lines.indexOf(`LOCATION:${full}`)
    expect(lines.slice(first + 1, first + 3)).toEqual([` ${goesOn}`, ` ${letter}`])
  },
)

test('an address begins no line of its own, whatever ends its lines', () => {
  const address = '1\r\n2\n3\rURL:https://evil.example'
  expect(unfolded({ address })).toContain('LOCATION:1\\n2\\n3\\nURL:https://evil.example\r\n')
  const begun = calendarFile({ ...entry, address }, now).split(/\r\n|\r|\n/)
  expect(begun.filter((line) => line.startsWith('URL:'))).toHaveLength(1)
})
