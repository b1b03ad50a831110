import { useLayoutEffect } from 'react'
import { useForm } from 'react-final-form'
import { sendNothing } from './Form'
import { withPlacedErrors, type Submit } from './placedErrors'

/** Sets the submit handler of the surrounding form from a part of it that alone can send: the card fields, inside the provider. */
export function useSubmit<Values extends object>(submit: Submit<Values>): void {
  const form = useForm<Values>('useSubmit')
  useLayoutEffect(() => {
    form.setConfig('onSubmit', withPlacedErrors(submit))
    return () => form.setConfig('onSubmit', sendNothing)
  })
}
