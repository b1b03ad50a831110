import { emailProblem, optionalProblem, requiredProblem } from '../requests/fields'
import { foundProblems } from '../requests/foundProblems'

/** What an account needs that is opened with an order, before its password. docs/rules/accounts.md#opened-with-an-order */
export type AccountOpening = {
  email: string
  firstname: string
  /** May be empty: a customer may sign with one name. */
  lastname: string
  hasAcceptedTerms: boolean
}

/** Every problem of it by field, as codes; empty when there is none. */
export function accountOpeningProblems(form: AccountOpening): Record<string, string> {
  return foundProblems({
    email: emailProblem(form.email),
    firstname: requiredProblem(form.firstname),
    lastname: optionalProblem(form.lastname),
    hasAcceptedTerms: form.hasAcceptedTerms ? null : 'MUST_ACCEPT',
  })
}

const isInCapitals = (word: string) => /\p{Lu}{2}/u.test(word) && !/\p{Ll}/u.test(word)

/**
 * First and last name of a name as people write it in one field. What stands in capitals at the head is a last name, as on
 * French papers (« MARTIN Claire »); else the first word is the first name.
 */
export function splitFullName(fullName: string): { firstname: string; lastname: string } {
  const words = fullName.trim().split(/\s+/)
  const capitals = words.findIndex((word) => !isInCapitals(word))
  const isLastFirst = capitals > 0
  const cut = isLastFirst ? capitals : 1
  const head = words.slice(0, cut).join(' ')
  const tail = words.slice(cut).join(' ')
  return isLastFirst ? { firstname: tail, lastname: head } : { firstname: head, lastname: tail }
}
