import type { SubmissionErrors } from 'final-form'
import type { ReactNode } from 'react'
import { Button } from '../../design/buttons/Button'
import { Form } from '../../design/forms/Form'
import { FormTextField } from '../../design/forms/FormTextField'
import { FormValues } from '../../design/forms/FormValues'
import { nameError, type CartNameValues } from './cartNameField'
import { namedCartsCopy as copy } from './namedCartsCopy'

type Props = {
  label: string
  lead?: string
  name?: string
  /** What stands below the button, by the name that is typed. */
  below?: (name: string) => ReactNode
  onSubmit: (values: CartNameValues) => Promise<SubmissionErrors | void>
}

/** The one field that names a cart. */
export const CartNameForm = ({ label, lead, name = '', below, onSubmit }: Props) => (
  <Form<CartNameValues> label={label} initialValues={{ name }} onSubmit={onSubmit}>
    {({ isSubmitting }) => (
      <>
        {lead && <p>{lead}</p>}
        <FormTextField
          name="name"
          label={copy.name}
          hint={copy.nameHint}
          validate={nameError}
          data-autofocus
        />
        <Button type="submit" fullWidth isBusy={isSubmitting}>
          {copy.confirm}
        </Button>
        {below && <FormValues<CartNameValues>>{({ name = '' }) => below(name)}</FormValues>}
      </>
    )}
  </Form>
)
