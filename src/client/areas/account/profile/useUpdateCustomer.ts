import type { SubmissionErrors } from 'final-form'
import { graphql } from 'react-relay/hooks'
import type { useUpdateCustomerMutation } from '#generated/relay/useUpdateCustomerMutation.graphql'
import type { CustomerForm } from '#domain/customer/customerForm'
import { fieldWords } from '../../../config/fieldWords'
import { formErrors } from '../../../relay/formErrors'
import { REPEATABLE } from '../../../relay/repeatOnce'
import { useAction } from '../../../relay/useAction'
import { useSession } from '../../../state/useSession'

export type ProfileValues = CustomerForm & { hasAcceptedNewsletter: boolean }

/** Stores what a customer says; the header and the checkout follow at once. Returns the errors of the form, if any. */
export function useUpdateCustomer() {
  const { user, signIn } = useSession()
  const [update] = useAction<useUpdateCustomerMutation>(
    graphql`
      mutation useUpdateCustomerMutation(
        $firstname: String!
        $lastname: String!
        $phone: String!
        $companyName: String!
        $companySize: String!
        $companyActivityField: String!
        $hasAcceptedNewsletter: Boolean!
      ) {
        updateCustomer(
          firstname: $firstname
          lastname: $lastname
          phone: $phone
          companyName: $companyName
          companySize: $companySize
          companyActivityField: $companyActivityField
          hasAcceptedNewsletter: $hasAcceptedNewsletter
        ) {
          id
          firstname
          lastname
          phone
          companyName
          ...ProfileForm_profile
        }
      }
    `,
    REPEATABLE,
  )

  return async (values: ProfileValues): Promise<SubmissionErrors | undefined> => {
    const result = await update(values)
    if (!result.ok) return formErrors(result, fieldWords)
    const { firstname, lastname, phone = null, companyName = null } = result.data.updateCustomer
    if (user) signIn({ ...user, firstname, lastname, phone, companyName })
    return undefined
  }
}
