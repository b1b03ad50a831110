import { parisDay } from '#domain/time/calendar'
import { quoteProblems } from '#domain/requests/requestForms'
import { FormCheckbox } from '../../design/forms/FormCheckbox'
import { FormSelectField } from '../../design/forms/FormSelectField'
import { FormTextField } from '../../design/forms/FormTextField'
import { now } from '../../services/clock'
import type { SessionUser } from '../../state/sessionState'
import { DetailField } from './DetailField'
import { EventDateField } from './EventDateField'
import { MODE_OPTIONS, modeOf } from './modeOptions'
import { QuoteCompanyField } from './QuoteCompanyField'
import { RequestForm, type PageFormProps } from './RequestForm'
import { requestsCopy as copy } from './requestsCopy'
import { useRequestQuote } from './useRequests'

const nothing = {
  mode: 'mealtray',
  eventDate: '',
  persons: '',
  firstname: '',
  name: '',
  phone: '',
  email: '',
  message: '',
  postalCode: '',
  company: '',
  hasAcceptedPrivacy: false,
  website: '',
}

const lastnameOf = ({ lastname }: SessionUser) => lastname

export function QuoteForm({ next }: PageFormProps) {
  const requestQuote = useRequestQuote()
  const today = parisDay(now())
  return (
    <RequestForm
      name="quote"
      title={copy.quoteTitle}
      intro={copy.quoteIntro}
      nothing={nothing}
      nameOf={lastnameOf}
      problems={(values) => quoteProblems(values, today)}
      send={(values) =>
        requestQuote({ ...values, mode: modeOf(values.mode), persons: Number(values.persons) })
      }
      submitLabel={copy.sendQuote}
      thanks={copy.quoteSent}
      next={next}
    >
      <FormSelectField name="mode" label={copy.mode} options={MODE_OPTIONS} />
      <EventDateField today={today} />
      <FormTextField name="persons" inputMode="numeric" label={copy.persons} isRequired />
      <FormTextField
        name="postalCode"
        inputMode="numeric"
        autoComplete="postal-code"
        label={copy.postalCode}
        isRequired
      />
      <DetailField name="firstname" />
      <FormTextField name="name" autoComplete="family-name" label={copy.lastname} isRequired />
      <QuoteCompanyField />
      <DetailField name="phone" />
      <div data-wide>
        <DetailField name="email" />
      </div>
      <div data-wide>
        <FormTextField
          name="message"
          multiline
          label={copy.message}
          hint={copy.messageHint}
          isOptional
        />
      </div>
      <div data-wide>
        <FormCheckbox name="hasAcceptedPrivacy" label={copy.privacy} />
      </div>
    </RequestForm>
  )
}
