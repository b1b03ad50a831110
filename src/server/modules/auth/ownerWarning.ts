import { setTimeout } from 'node:timers/promises'
import { atOnce } from '../../mail/Addressee'
import { FREE_WRONG_PASSWORDS, wrongPasswordDelay } from './attemptLimits'
import type { AuthParts } from './AuthDependencies'
import type { AccountRow } from './userRepo'

/**
 * Guessing at an account locks no one out, because that would lock out its owner as well. Instead the responses come later
 * and later, and the owner is told by mail, once a day.
 */
export const createOwnerWarning =
  ({ mail }: Pick<AuthParts, 'mail'>) =>
  async (account: AccountRow, wrongPasswords: number): Promise<void> => {
    const { firstname, emailValidatedAt } = account
    if (wrongPasswords === FREE_WRONG_PASSWORDS && emailValidatedAt !== null)
      await mail.send(atOnce(account), 'signInAttempts', { firstname })
    await setTimeout(wrongPasswordDelay(wrongPasswords))
  }
