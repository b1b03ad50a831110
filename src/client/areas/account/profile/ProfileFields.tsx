import { customerFieldProblem, type CustomerField } from '#domain/customer/customerForm'
import { CUSTOMER_LENGTHS } from '#domain/customer/customerLengths'
import { fieldWords } from '../../../config/fieldWords'
import { FormTextField, type FormTextFieldProps } from '../../../design/forms/FormTextField'
import { CompanyField } from '../../company/CompanyField'
import { CompanySizeField } from './CompanySizeField'
import styles from './ProfileForm.module.css'
import { profileCopy as copy } from './profileCopy'

function ProfileField({ name, ...rest }: FormTextFieldProps & { name: CustomerField }) {
  const check = (value: string) => fieldWords(name, customerFieldProblem(name, value))
  return <FormTextField {...rest} name={name} validate={check} />
}

export const PersonFields = () => (
  <>
    <div className={styles.pair}>
      <ProfileField
        name="firstname"
        label={copy.firstname}
        autoComplete="given-name"
        maxLength={CUSTOMER_LENGTHS.name}
        isRequired
      />
      <ProfileField
        name="lastname"
        label={copy.lastname}
        autoComplete="family-name"
        maxLength={CUSTOMER_LENGTHS.name}
        isRequired
      />
    </div>
    <ProfileField
      name="phone"
      type="tel"
      label={copy.phone}
      hint={copy.phoneHint}
      autoComplete="tel"
      isOptional
    />
  </>
)

export const CompanyFields = () => (
  <>
    <CompanyField
      name="companyName"
      label={copy.companyName}
      hint={copy.companyNameHint}
      maxLength={CUSTOMER_LENGTHS.company}
      isOptional
      validate={(value) => fieldWords('companyName', customerFieldProblem('companyName', value))}
    />
    <div className={styles.pair}>
      <CompanySizeField />
      <ProfileField
        name="companyActivityField"
        label={copy.companyActivityField}
        hint={copy.companyActivityFieldHint}
        maxLength={CUSTOMER_LENGTHS.company}
        isOptional
      />
    </div>
  </>
)
