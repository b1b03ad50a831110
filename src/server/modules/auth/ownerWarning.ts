import { setTimeout } from 'node:timers/promises'
import { atOnce } from '../../mail/Addressee'
import { FREE_WRONG_PASSWORDS, wrongPasswordDelay } from './attemptLimits'
import type { AuthParts } from './AuthDependencies'
import type { AccountRow } from './userRepo'

/**
 * What strangers who guess at an account meet instead of a closed door, which would close to its owner as well: answers
 * that come later and later, and an owner who is told, once a day.
 */
export const createOwnerWarning =
  ({ mail }: Pick<AuthParts, 'mail'>) =>
  async (account: AccountRow, wrongPasswords: number): Promise<void> => {
    const { firstname, emailValidatedAt } = account
    if (wrongPasswords === FREE_WRONG_PASSWORDS && emailValidatedAt !== null)
      await mail.send(atOnce(account), 'signInAttempts', { firstname })
    await setTimeout(wrongPasswordDelay(wrongPasswords))
  }
