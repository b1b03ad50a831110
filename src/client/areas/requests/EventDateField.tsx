import { useField } from 'react-final-form'
import { formatDayWithYear, isDay, type Day } from '#domain/time/calendar'
import { FormTextField } from '../../design/FormTextField'
import { requestsCopy as copy } from './requestsCopy'

/** Browsers write a day in the order of their own language, `12/10` or `10/12`: here it is said in words too. */
export function EventDateField({ today }: { today: Day }) {
  const { input } = useField<string>('eventDate', { subscription: { value: true } })
  return (
    <FormTextField
      name="eventDate"
      type="date"
      label={copy.eventDate}
      min={today}
      hint={isDay(input.value) ? formatDayWithYear(input.value) : copy.eventDateHint}
      isRequired
    />
  )
}
