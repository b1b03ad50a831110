import { type SubmissionErrors } from 'final-form'
import { Button } from '../../design/Button'
import { Form } from '../../design/Form'
import { FormTextField } from '../../design/FormTextField'
import { nameError, type CartNameValues } from './cartNameField'
import { namedCartsCopy as copy } from './namedCartsCopy'

type Props = {
  label: string
  lead?: string
  name?: string
  onSubmit: (values: CartNameValues) => Promise<SubmissionErrors | void>
}

/** The one field that names a cart. */
export const CartNameForm = ({ label, lead, name = '', onSubmit }: Props) => (
  <Form<CartNameValues> label={label} initialValues={{ name }} onSubmit={onSubmit}>
    {({ isSubmitting }) => (
      <>
        {lead && <p>{lead}</p>}
        <FormTextField name="name" label={copy.name} hint={copy.nameHint} validate={nameError} />
        <Button type="submit" fullWidth isBusy={isSubmitting}>
          {copy.confirm}
        </Button>
      </>
    )}
  </Form>
)
