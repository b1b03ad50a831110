import { useEffect, useLayoutEffect, useRef } from 'react'
import { useForm } from 'react-final-form'

type Props<Values extends object> = {
  onEdit: (values: Values) => void
  /** The fields to report, where the form holds others too; all fields when it is left out. */
  fields?: readonly (keyof Values & string)[]
}

/**
 * Calls `onEdit` with what a person has typed into the surrounding form, within the event that changed it: the page may be left
 * in the next one, and a form spy is called two tasks later. Values that code has set are not reported.
 */
export function FormEditListener<Values extends object>({ onEdit, fields }: Props<Values>) {
  const form = useForm<Values>('FormEditListener')
  const latest = useRef({ onEdit, fields })
  useLayoutEffect(() => {
    latest.current = { onEdit, fields }
  })
  useEffect(
    () =>
      form.subscribe(
        ({ values, modified = {} }) => {
          const { onEdit: report, fields: reported } = latest.current
          const isReported = (name: string) =>
            reported === undefined || reported.some((field) => field === name)
          if (!Object.keys(modified).some((name) => modified[name] && isReported(name))) return
          const entries = Object.entries(values).filter(([name]) => isReported(name))
          report(Object.fromEntries(entries) as Values)
        },
        { values: true, modified: true },
      ),
    [form],
  )
  return null
}
