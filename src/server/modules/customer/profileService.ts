import type { MutationUpdateCustomerArgs } from '#generated/server/types'
import { customerProblems } from '#domain/customer/customerForm'
import { requiredProblem } from '#domain/requests/fields'
import type { Viewer } from '../../base/Viewer'
import type { Database } from '../../db/database'
import { badUserInput, requireNoProblems } from '../../base/errors'
import { sentFields, toRowChange } from './customerChange'
import { findUserFacts, updateUser } from './customerRepo'
import type { MailSubscriptionService } from './mailSubscriptionService'

type Dependencies = { db: Database; mailSubscriptions: MailSubscriptionService }

/** What customers change about themselves. */
export function createProfileService({ db, mailSubscriptions }: Dependencies) {
  return {
    /** What is absent stays. Error BAD_USER_INPUT with the fields. */
    async update(viewer: Viewer, args: MutationUpdateCustomerArgs): Promise<void> {
      const sent = sentFields(args)
      requireNoProblems('Not a profile', customerProblems(sent))
      const { hasAcceptedNewsletter } = args
      await db.transaction(async (tx) => {
        await updateUser(tx, viewer.id, toRowChange(sent))
        if (typeof hasAcceptedNewsletter === 'boolean') {
          await mailSubscriptions.chooseNewsletterOf(tx, viewer, hasAcceptedNewsletter)
        }
      })
    },

    /** The campaign that brought the customer this time; two are never mixed. Error BAD_USER_INPUT when it is empty. */
    async updateSource(viewer: Viewer, utmSource: string): Promise<true> {
      const problem = requiredProblem(utmSource)
      if (problem !== null) throw badUserInput('Not a source', { utmSource: problem })
      const { utm } = await findUserFacts(db, viewer.id)
      const told = utmSource.trim()
      // The source of the campaign that is known already says less than what is stored of it.
      if (utm?.utmSource !== told) await updateUser(db, viewer.id, { utm: { utmSource: told } })
      return true
    },
  }
}
