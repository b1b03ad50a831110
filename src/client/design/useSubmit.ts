import { useLayoutEffect } from 'react'
import { useForm } from 'react-final-form'
import { type FormProps, sendNothing } from './Form'

/** Gives the surrounding form its submit, from the part of it that has at hand what sending needs. */
export function useSubmit<Values extends object>(
  submit: NonNullable<FormProps<Values>['onSubmit']>,
): void {
  const form = useForm<Values>('useSubmit')
  useLayoutEffect(() => {
    form.setConfig('onSubmit', (values) => submit(values))
    return () => form.setConfig('onSubmit', sendNothing)
  })
}
