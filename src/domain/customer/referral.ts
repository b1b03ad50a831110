import { emailProblem, normaliseEmail, type FieldProblem } from '../requests/fields'

/** What is wrong with the address of somebody named for the reward programme: `OWN` for one's own. Specification, section 5. */
export function refereeProblem(
  refereeEmail: string,
  ownEmail: string,
): FieldProblem | 'OWN' | null {
  const problem = emailProblem(refereeEmail)
  if (problem !== null) return problem
  return normaliseEmail(refereeEmail) === normaliseEmail(ownEmail) ? 'OWN' : null
}
