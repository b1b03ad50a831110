import type { MutationOpenAccountArgs } from '#generated/server/types'
import { parseCampaign } from '../../base/campaign'
import type { Database } from '../../db/database'
import type { AuthParts } from './AuthDependencies'
import type { EmailConfirmation } from './emailConfirmation'
import { insertUser } from './userRepo'

type Parts = AuthParts & { confirmation: Pick<EmailConfirmation, 'mailLink'> }

type NewAccount = {
  email: string
  /** Null until its owner chooses a password. */
  passwordHash: string | null
  firstname: string
  lastname: string
  hasAcceptedNewsletter: boolean
  utm: Record<string, string> | null
}

/**
 * Writes a company account whose terms are accepted, and its mails: the link that confirms the address, and the welcome,
 * which waits for it. Returns its id, or null when the address is taken. The caller wakes the mails up.
 */
export const createNewAccount =
  ({ clock, mail, confirmation }: Parts) =>
  async (tx: Database, account: NewAccount): Promise<number | null> => {
    const now = clock.now()
    const { email, firstname } = account
    const id = await insertUser(tx, {
      ...account,
      type: 'b2b',
      hasAcceptedTermsAt: now,
      createdAt: now,
    })
    if (id === null) return null
    await confirmation.mailLink(tx, id, email)
    await mail.write(tx, { id, email, emailValidatedAt: null }, 'welcome', { firstname })
    return id
  }

type Campaign = Pick<
  MutationOpenAccountArgs,
  'utmSource' | 'utmMedium' | 'utmCampaign' | 'utmTerm' | 'utmContent'
>

/** What brought the customer, as it is kept; null for nothing. */
export function campaignOf(args: Campaign): Record<string, string> | null {
  const { utmSource, utmMedium, utmCampaign, utmTerm, utmContent } = args
  const kept = parseCampaign({ utmSource, utmMedium, utmCampaign, utmTerm, utmContent })
  return Object.keys(kept).length > 0 ? kept : null
}
