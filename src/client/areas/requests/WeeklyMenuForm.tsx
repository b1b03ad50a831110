import { useState } from 'react'
import { firstOfferedDay } from '#domain/time/calendar'
import { formatWeekDates, publishedWeeks, weekOf } from '#domain/time/weeks'
import { documentUrl } from '../../config/documentUrl'
import { Button } from '../../design/buttons/Button'
import { Form } from '../../design/forms/Form'
import { FormEditListener } from '../../design/forms/FormEditListener'
import { FormCheckbox } from '../../design/forms/FormCheckbox'
import { FormSelectField } from '../../design/forms/FormSelectField'
import { FormValues } from '../../design/forms/FormValues'
import { newTab } from '../../design/newTab'
import { Notice } from '../../design/notices/Notice'
import { now } from '../../services/clock'
import { useDraft } from '../../state/useDraft'
import styles from './RequestForm.module.css'
import { requestsCopy as copy } from './requestsCopy'
import { requestErrors } from './requestErrors'
import { useWeeklyMenu } from './useWeeklyMenu'

type Values = { week: string; withPrice: boolean }

/** Which week, with prices or not; then the PDF, for as long as it is the one that the form asks for. */
export function WeeklyMenuForm() {
  const findMenu = useWeeklyMenu()
  const [found, setFound] = useState<(Values & { fileUrl: string }) | null>(null)
  const { draft, keepDraft } = useDraft('weeklyMenu')
  const weeks = publishedWeeks(now())
  // From Friday evening on, the next one: nothing of this week can be ordered any more.
  const nextOffered = weekOf(firstOfferedDay(now()))
  const [initialValues] = useState<Values>(() => ({
    week: weeks.find((week) => week === draft.week) ?? nextOffered,
    withPrice: draft.withPrice !== false,
  }))

  const submit = async ({ week, withPrice }: Values) => {
    const result = await findMenu({ week, withPrice })
    return result.ok
      ? setFound({ week, withPrice, fileUrl: result.fileUrl })
      : requestErrors(result)
  }

  return (
    <Form<Values> label={copy.weeklyMenuTitle} initialValues={initialValues} onSubmit={submit}>
      {({ isSubmitting }) => (
        <>
          <FormEditListener<Values> onEdit={keepDraft} />
          <p className={styles.intro}>{copy.weeklyMenuIntro}</p>
          <FormSelectField
            name="week"
            label={copy.week}
            options={weeks.map((week) => ({ value: week, label: formatWeekDates(week) }))}
          />
          <FormCheckbox name="withPrice" label={copy.withPrice} />
          <Button type="submit" size="large" fullWidth isBusy={isSubmitting}>
            {copy.makeMenu}
          </Button>
          <div role="status">
            <FormValues<Values>>
              {({ week, withPrice }) =>
                found !== null &&
                found.week === week &&
                found.withPrice === withPrice && (
                  <Notice tone="success">
                    {copy.menuReady}{' '}
                    <a href={documentUrl(found.fileUrl)} {...newTab} rel="noreferrer">
                      {copy.openMenu}
                    </a>
                  </Notice>
                )
              }
            </FormValues>
          </div>
        </>
      )}
    </Form>
  )
}
