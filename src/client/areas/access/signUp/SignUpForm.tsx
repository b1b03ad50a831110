import { useState, type ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { CUSTOMER_LENGTHS } from '#domain/customer/customerLengths'
import type { RegisteredCompany } from '#domain/customer/registeredCompany'
import { emailProblem, newPasswordProblem, requiredProblem } from '#domain/requests/fields'
import { fieldWords } from '../../../config/fieldWords'
import { paths } from '../../../config/paths'
import { BotTrap } from '../../../design/forms/BotTrap'
import { Button } from '../../../design/buttons/Button'
import { Form } from '../../../design/forms/Form'
import { FormCheckbox } from '../../../design/forms/FormCheckbox'
import { FormEditListener } from '../../../design/forms/FormEditListener'
import { FormTextField } from '../../../design/forms/FormTextField'
import { FormValues } from '../../../design/forms/FormValues'
import { CompanyField } from '../../company/CompanyField'
import { newTab } from '../../../design/newTab'
import { useToast } from '../../../design/notices/useToast'
import { useDraft } from '../../../state/useDraft'
import { authCopy } from '../signIn/authCopy'
import styles from '../signIn/AuthPanel.module.css'
import { useFirstInvoice } from './useFirstInvoice'
import { useSignUp, type SignUpValues } from './useSignUp'

const KEPT = ['firstname', 'lastname', 'companyName', 'email'] as const

const nothing: SignUpValues = {
  firstname: '',
  lastname: '',
  companyName: '',
  email: '',
  password: '',
  hasAcceptedTerms: false,
  hasAcceptedNewsletter: false,
  website: '',
}

type Props = {
  /** What was typed into another form of the panel. */
  initialEmail: string
  onSignedUp: () => void
  /** What stands below the form, for the address that is typed. */
  below: (email: string) => ReactNode
}

/** Opens an account. What was typed survives a reload, without password and consent. */
export function SignUpForm({ initialEmail, onSignedUp, below }: Props) {
  const signUp = useSignUp()
  const toast = useToast()
  const keepForInvoice = useFirstInvoice()
  const [company, setCompany] = useState<RegisteredCompany | null>(null)
  const { draft, keepDraft, forgetDraft } = useDraft('signUp')
  const submit = async (values: SignUpValues) => {
    const outcome = await signUp({ ...nothing, ...values })
    if (outcome.kind === 'refused') return outcome.errors
    // Another name that was typed over it is another company.
    if (company && company.name === values.companyName?.trim())
      keepForInvoice(company, outcome.user)
    forgetDraft()
    onSignedUp()
    toast(authCopy.welcomeNew(outcome.user.firstname, outcome.user.email))
    return undefined
  }

  return (
    <Form<SignUpValues>
      label={authCopy.signUpTitle}
      initialValues={{ ...nothing, ...draft, ...(initialEmail && { email: initialEmail }) }}
      onSubmit={submit}
    >
      {({ isSubmitting }) => (
        <>
          <FormEditListener<SignUpValues> onEdit={keepDraft} fields={KEPT} />
          <NameFields />
          <CompanyField
            name="companyName"
            label={authCopy.companyName}
            maxLength={CUSTOMER_LENGTHS.company}
            isOptional
            onChoose={setCompany}
          />
          <FormTextField
            name="email"
            type="email"
            label={authCopy.email}
            autoComplete="email"
            isRequired
            validate={(value) => fieldWords('email', emailProblem(value))}
          />
          <FormTextField
            name="password"
            type="password"
            label={authCopy.password}
            hint={authCopy.newPasswordHint}
            autoComplete="new-password"
            isRequired
            validate={(value) => fieldWords('newPassword', newPasswordProblem(value))}
          />
          <div>
            <FormCheckbox
              name="hasAcceptedTerms"
              label={authCopy.acceptTerms}
              hint={
                <Link to={paths.termsOfSale.build()} {...newTab}>
                  {authCopy.readTerms}
                </Link>
              }
              validate={(isAccepted) =>
                fieldWords('hasAcceptedTerms', isAccepted ? null : 'MUST_ACCEPT')
              }
            />
            <FormCheckbox name="hasAcceptedNewsletter" label={authCopy.acceptNewsletter} />
          </div>
          <BotTrap />
          <Button type="submit" size="large" fullWidth isBusy={isSubmitting}>
            {authCopy.signUp}
          </Button>
          <FormValues<SignUpValues>>{({ email = '' }) => below(email)}</FormValues>
        </>
      )}
    </Form>
  )
}

const NameFields = () => (
  <div className={styles.names}>
    {(['firstname', 'lastname'] as const).map((name) => (
      <FormTextField
        key={name}
        name={name}
        label={authCopy[name]}
        autoComplete={name === 'firstname' ? 'given-name' : 'family-name'}
        isRequired
        validate={(value) => fieldWords(name, requiredProblem(value))}
      />
    ))}
  </div>
)
