import { passwordProblem } from '../../../domain/requests/fields'

/** argon2 reads all of it: a longer one only costs the server time. */
const LONGEST_PASSWORD = 200

/** What is wrong with a new password. */
export const newPasswordProblem = (password: string) =>
  password.length > LONGEST_PASSWORD ? 'TOO_LONG' : passwordProblem(password)
