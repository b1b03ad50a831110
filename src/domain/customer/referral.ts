import { emailProblem, normaliseEmail, type FieldProblem } from '../requests/fields'

/** How many of the named people their customer sees at once, the newest ones. docs/rules/accounts.md#referral */
export const MAX_REFERRALS = 100

/** What is wrong with the address of the person named for the reward programme: `OWN` for one's own. docs/rules/accounts.md#referral */
export function refereeProblem(
  refereeEmail: string,
  ownEmail: string,
): FieldProblem | 'OWN' | null {
  const problem = emailProblem(refereeEmail)
  if (problem !== null) return problem
  return normaliseEmail(refereeEmail) === normaliseEmail(ownEmail) ? 'OWN' : null
}
