import { useEffect, useLayoutEffect, useRef } from 'react'
import { useForm } from 'react-final-form'

type Props<Values extends object> = {
  onEdit: (values: Values) => void
  /** The fields that are told of, where the form holds others too; all of them without it. */
  fields?: readonly (keyof Values & string)[]
}

/**
 * Tells what a person has typed into the surrounding form, within the event that changed it: the page may be left in the
 * next one, and what a form spy tells comes two tasks later. What code filled in goes untold.
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
          const { onEdit: tell, fields: told } = latest.current
          const isTold = (name: string) =>
            told === undefined || told.some((field) => field === name)
          if (!Object.keys(modified).some((name) => modified[name] && isTold(name))) return
          const entries = Object.entries(values).filter(([name]) => isTold(name))
          tell(Object.fromEntries(entries) as Values)
        },
        { values: true, modified: true },
      ),
    [form],
  )
  return null
}
