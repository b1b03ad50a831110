import { useField } from 'react-final-form'
import { EVENT_HORIZON_DAYS } from '#domain/requests/requestForms'
import { addDays, formatDayWithYear, isDay, type Day } from '#domain/time/calendar'
import { FormTextField } from '../../design/forms/FormTextField'
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
      max={addDays(today, EVENT_HORIZON_DAYS)}
      hint={isDay(input.value) ? formatDayWithYear(input.value) : copy.eventDateHint}
      isRequired
    />
  )
}
