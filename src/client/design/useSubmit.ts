import { useLayoutEffect } from 'react'
import { useForm } from 'react-final-form'
import { type FormProps, sendNothing } from './Form'

/** Sets the submit handler of the surrounding form from a part of it that alone can send: the card fields, inside the provider. */
export function useSubmit<Values extends object>(
  submit: NonNullable<FormProps<Values>['onSubmit']>,
): void {
  const form = useForm<Values>('useSubmit')
  useLayoutEffect(() => {
    form.setConfig('onSubmit', (values) => submit(values))
    return () => form.setConfig('onSubmit', sendNothing)
  })
}
