import { useState } from 'react'
import { formatWeek, publishedWeeks } from '../../../domain/weeks'
import { Button } from '../../design/Button'
import { Form } from '../../design/Form'
import { FormEcho } from '../../design/FormEcho'
import { FormCheckbox } from '../../design/FormCheckbox'
import { FormSelectField } from '../../design/FormSelectField'
import { Notice } from '../../design/Notice'
import { Stack } from '../../design/Stack'
import { now } from '../../services/clock'
import { useDraft } from '../../state/useDraft'
import { requestsCopy as copy } from './requestsCopy'
import { requestErrors } from './requestErrors'
import { useWeeklyMenu } from './useWeeklyMenu'

type Values = { week: string; withPrice: boolean }

/** Which week, with prices or not; then the PDF. */
export function WeeklyMenuForm() {
  const findMenu = useWeeklyMenu()
  const [fileUrl, setFileUrl] = useState<string | null>(null)
  const { draft, keepDraft } = useDraft('weeklyMenu')
  const weeks = publishedWeeks(now())
  const [initialValues] = useState<Values>(() => ({
    week: weeks.find((week) => week === draft.week) ?? weeks[0] ?? '',
    withPrice: draft.withPrice !== false,
  }))

  const submit = async ({ week, withPrice }: Values) => {
    const result = await findMenu({ week, withPrice })
    return result.ok ? setFileUrl(result.fileUrl) : requestErrors(result)
  }

  if (fileUrl !== null) {
    return (
      <Stack>
        <Notice tone="success">
          {copy.menuReady}{' '}
          <a href={fileUrl} target="_blank" rel="noreferrer">
            {copy.openMenu}
          </a>
        </Notice>
        <Button variant="secondary" onClick={() => setFileUrl(null)}>
          {copy.anotherMenu}
        </Button>
      </Stack>
    )
  }
  return (
    <Form<Values> label={copy.weeklyMenuTitle} initialValues={initialValues} onSubmit={submit}>
      {({ isSubmitting }) => (
        <>
          <FormEcho<Values> onEdit={(values) => keepDraft(values)} />
          <FormSelectField
            name="week"
            label={copy.week}
            options={weeks.map((week) => ({ value: week, label: formatWeek(week) }))}
          />
          <FormCheckbox name="withPrice" label={copy.withPrice} />
          <Button type="submit" size="large" fullWidth isBusy={isSubmitting}>
            {copy.makeMenu}
          </Button>
        </>
      )}
    </Form>
  )
}
