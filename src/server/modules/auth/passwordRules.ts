import { passwordProblem } from '#domain/requests/fields'

/** argon2 reads all of it: a longer one only costs the server time. */
const MAX_PASSWORD_LENGTH = 200

/** What is wrong with a new password. */
export const newPasswordProblem = (password: string) =>
  password.length > MAX_PASSWORD_LENGTH ? 'TOO_LONG' : passwordProblem(password)
