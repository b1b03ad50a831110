import { emailProblem, passwordProblem, requiredProblem } from '../requests/fields'
import { foundProblems } from '../requests/foundProblems'
import type { AccountOpening } from './accountOpening'

/** What a company account needs that is opened by its form. docs/rules/accounts.md#sign-up */
type SignUp = AccountOpening & { password: string }

/** Every problem of it by field, as codes; empty when there is none. */
export function signUpProblems(form: SignUp): Record<string, string> {
  return foundProblems({
    firstname: requiredProblem(form.firstname),
    lastname: requiredProblem(form.lastname),
    email: emailProblem(form.email),
    password: passwordProblem(form.password),
    hasAcceptedTerms: form.hasAcceptedTerms ? null : 'MUST_ACCEPT',
  })
}
