import { graphql, useFragment } from 'react-relay/hooks'
import type { ProfileForm_profile$key } from '#generated/relay/ProfileForm_profile.graphql'
import { COMPANY, HELP_PHONE_LINK } from '#domain/customer/company'
import { missingDetails } from '#domain/customer/customerForm'
import { Button } from '../../../design/buttons/Button'
import { Form } from '../../../design/forms/Form'
import { FormCheckbox } from '../../../design/forms/FormCheckbox'
import { FormEditListener } from '../../../design/forms/FormEditListener'
import { Notice } from '../../../design/notices/Notice'
import { useToast } from '../../../design/notices/useToast'
import { useUnsavedEdits } from '../../../state/useUnsavedEdits'
import { profileCopy as copy } from './profileCopy'
import { CompanyFields, PersonFields } from './ProfileFields'
import styles from './ProfileForm.module.css'
import { useUpdateCustomer, type ProfileValues } from './useUpdateCustomer'

/** What a customer says about themselves. What was changed survives a reload and a way back, until it is saved. docs/rules/accounts.md#profile */
export function ProfileForm({ profile }: { profile: ProfileForm_profile$key }) {
  const data = useFragment(
    graphql`
      fragment ProfileForm_profile on CustomerProfile {
        firstname
        lastname
        email
        phone
        companyName
        companySize
        companyActivityField
        hasAcceptedNewsletter
      }
    `,
    profile,
  )
  const updateCustomer = useUpdateCustomer()
  const toast = useToast()
  const missing = missingDetails(data)
  const start: ProfileValues = {
    firstname: data.firstname,
    lastname: data.lastname,
    phone: data.phone ?? '',
    companyName: data.companyName ?? '',
    companySize: data.companySize ?? '',
    companyActivityField: data.companyActivityField ?? '',
    hasAcceptedNewsletter: data.hasAcceptedNewsletter,
  }
  const { unsaved, keepEdits, forgetEdits } = useUnsavedEdits('profile', start)
  const submit = async (values: ProfileValues) => {
    const errors = await updateCustomer({ ...start, ...values })
    if (errors) return errors
    forgetEdits()
    toast(copy.saved)
    return undefined
  }

  return (
    <>
      {missing.length > 0 && <Notice tone="info">{copy.missing(missing)}</Notice>}
      {Object.keys(unsaved).length > 0 && <Notice tone="info">{copy.unsaved}</Notice>}
      <Form<ProfileValues>
        label={copy.form}
        className={styles.form}
        keepsLaterEdits
        initialValues={{ ...start, ...unsaved }}
        onSubmit={submit}
      >
        {({ isSubmitting }) => (
          <>
            <FormEditListener<ProfileValues> onEdit={keepEdits} />
            <section className={styles.part} aria-labelledby="profile-person">
              <h2 id="profile-person">{copy.person}</h2>
              <PersonFields />
              <dl className={styles.email}>
                <dt>{copy.email}</dt>
                <dd>{data.email}</dd>
                <dd className={styles.hint}>
                  {copy.emailHint} <a href={HELP_PHONE_LINK}>{COMPANY.helpPhone}</a>.
                </dd>
              </dl>
            </section>
            <section className={styles.part} aria-labelledby="profile-company">
              <h2 id="profile-company">{copy.company}</h2>
              <CompanyFields />
            </section>
            <FormCheckbox name="hasAcceptedNewsletter" label={copy.newsletter} />
            <Button type="submit" className={styles.save} isBusy={isSubmitting}>
              {copy.save}
            </Button>
          </>
        )}
      </Form>
    </>
  )
}
