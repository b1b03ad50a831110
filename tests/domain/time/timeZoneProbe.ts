import { firstOfferedDay, formatDay, instantAt, parisDay, toIso } from '#domain/time/calendar'
import { daySlots } from '#domain/delivery/delivery'

const night = new Date('2026-11-24T23:30:00Z')
const responses = {
  day: parisDay(night),
  first: firstOfferedDay(night),
  words: formatDay('2026-11-25'),
  spring: toIso(instantAt('2026-03-29', '12:00')),
  autumn: toIso(instantAt('2026-10-25', '12:00')),
  slots: daySlots('2026-10-25', 'LIGNE-PLATEAUX').map(({ slotStartAt }) => toIso(slotStartAt)),
}
process.stdout.write(JSON.stringify(responses))
