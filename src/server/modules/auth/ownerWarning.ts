import { setTimeout } from 'node:timers/promises'
import { atOnce } from '../../mail/Addressee'
import { FREE_WRONG_PASSWORDS, wrongPasswordDelay } from './attemptLimits'
import type { AuthParts } from './AuthDependencies'
import type { AccountRow } from './userRepo'

/**
 * Guessing at an account locks nobody out, because that would lock out its owner too. Instead responses become slower
 * and slower, and the owner gets one mail a day.
 */
export const createOwnerWarning =
  ({ mail }: Pick<AuthParts, 'mail'>) =>
  async (account: AccountRow, wrongPasswords: number): Promise<void> => {
    const { firstname, emailValidatedAt } = account
    if (wrongPasswords === FREE_WRONG_PASSWORDS && emailValidatedAt !== null)
      await mail.send(atOnce(account), 'signInAttempts', { firstname })
    await setTimeout(wrongPasswordDelay(wrongPasswords))
  }
