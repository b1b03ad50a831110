import { useState } from 'react'
import { isEmail } from '#domain/requests/fields'
import { Button } from '../../design/buttons/Button'
import { Form } from '../../design/forms/Form'
import { FormCheckbox } from '../../design/forms/FormCheckbox'
import { FormFoot } from '../../design/forms/FormFoot'
import { FormSelectField } from '../../design/forms/FormSelectField'
import { FormTextField } from '../../design/forms/FormTextField'
import { Outcome } from '../../design/notices/Outcome'
import { designGalleryCopy as copy } from './designGalleryCopy'
import { PLACES } from './FieldSpecimens'
import { Specimens } from './Specimens'

const FILLED = { email: copy.emailValue, place: 'office', hasAccepted: true }

/** Fields of a form, and what takes its place once it is sent. */
export function FormSpecimen() {
  const [isSent, setSent] = useState(false)
  return (
    <Specimens title={copy.sections.form}>
      {isSent ? (
        <Outcome
          title={copy.sent}
          action={
            <Button variant="secondary" onClick={() => setSent(false)}>
              {copy.again}
            </Button>
          }
        >
          {copy.sentText}
        </Outcome>
      ) : (
        <Form label={copy.sections.form} initialValues={FILLED} onSubmit={() => setSent(true)}>
          {() => (
            <>
              <FormTextField
                name="email"
                label={copy.email}
                type="email"
                isRequired
                validate={(value) => (isEmail(value) ? undefined : copy.emailError)}
              />
              <FormSelectField name="place" label={copy.country} options={PLACES} />
              <FormCheckbox
                name="hasAccepted"
                label={copy.terms}
                validate={(value) => (value ? undefined : copy.termsError)}
              />
              <FormFoot>
                <Button type="submit">{copy.send}</Button>
              </FormFoot>
            </>
          )}
        </Form>
      )}
    </Specimens>
  )
}
