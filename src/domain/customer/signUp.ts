import { emailProblem, passwordProblem, requiredProblem } from '../requests/fields'
import type { AccountOpening } from './accountOpening'

/** What a company account needs that is opened by its form. docs/rules/accounts.md#sign-up */
export type SignUp = AccountOpening & { password: string }

/** Every problem of it by field, as codes; empty when there is none. */
export function signUpProblems(form: SignUp): Record<string, string> {
  const problems = {
    firstname: requiredProblem(form.firstname),
    lastname: requiredProblem(form.lastname),
    email: emailProblem(form.email),
    password: passwordProblem(form.password),
    hasAcceptedTerms: form.hasAcceptedTerms ? null : 'MUST_ACCEPT',
  }
  return Object.fromEntries(
    Object.entries(problems).flatMap(([field, code]) => (code === null ? [] : [[field, code]])),
  )
}
