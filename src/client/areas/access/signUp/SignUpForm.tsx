import { useState } from 'react'
import { Link } from 'react-router-dom'
import type { RegisteredCompany } from '#domain/customer/registeredCompany'
import { emailProblem, newPasswordProblem, requiredProblem } from '#domain/requests/fields'
import { fieldWords } from '../../../config/fieldWords'
import { paths } from '../../../config/paths'
import { BotTrap } from '../../../design/BotTrap'
import { Button } from '../../../design/Button'
import { Form } from '../../../design/Form'
import { FormCheckbox } from '../../../design/FormCheckbox'
import { FormTextField } from '../../../design/FormTextField'
import { CompanyField } from '../../company/CompanyField'
import { useToast } from '../../../design/useToast'
import { authCopy } from '../signIn/authCopy'
import styles from '../signIn/AuthPanel.module.css'
import { useFirstInvoice } from './useFirstInvoice'
import { useSignUp, type SignUpValues } from './useSignUp'

const MAX_COMPANY_NAME = 200

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

export function SignUpForm({ onSignedUp }: { onSignedUp: () => void }) {
  const signUp = useSignUp()
  const toast = useToast()
  const keepForInvoice = useFirstInvoice()
  const [company, setCompany] = useState<RegisteredCompany | null>(null)
  const submit = async (values: SignUpValues) => {
    const outcome = await signUp({ ...nothing, ...values })
    if (outcome.kind === 'refused') return outcome.errors
    // Another name that was typed over it is another company.
    if (company && company.name === values.companyName?.trim())
      keepForInvoice(company, outcome.user)
    onSignedUp()
    toast(authCopy.welcomeNew(outcome.user.firstname, outcome.user.email))
    return undefined
  }

  return (
    <Form<SignUpValues> label={authCopy.signUpTitle} initialValues={nothing} onSubmit={submit}>
      {({ isSubmitting }) => (
        <>
          <NameFields />
          <CompanyField
            name="companyName"
            label={authCopy.companyName}
            maxLength={MAX_COMPANY_NAME}
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
                <Link to={paths.termsOfSale.build()} target="_blank">
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
