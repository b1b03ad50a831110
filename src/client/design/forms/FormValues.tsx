import type { ReactNode } from 'react'
import { useFormState } from 'react-final-form'

type Props<Values extends object> = { children: (values: Partial<Values>) => ReactNode }

/** The part of a form that follows what is typed: at a key, nothing else of it is rendered but the field. */
export function FormValues<Values extends object>({ children }: Props<Values>) {
  const { values } = useFormState<Values>({ subscription: { values: true } })
  return <>{children(values)}</>
}
