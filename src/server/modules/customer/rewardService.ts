import type { RewardReferral } from '#generated/server/types'
import { toIso } from '#domain/time/calendar'
import type { Clock } from '#domain/time/clock'
import { normaliseEmail } from '#domain/requests/fields'
import { companyName, personName } from '#domain/customer/personName'
import { refereeProblem } from '#domain/customer/referral'
import { DAY_SECONDS } from '#domain/time/durations'
import type { Viewer } from '../../base/Viewer'
import type { Database } from '../../db/database'
import { badUserInput } from '../../base/errors'
import type { DefineLimit } from '../../limits/createLimits'
import type { MailService } from '../../mail/mailService'
import type { MailSubscriptionService } from './mailSubscriptionService'
import { findReferrals } from './rewardReadModel'
import { deleteReferralsOf, insertReferral, isAlreadyInvited } from './rewardRepo'

/** Strangers get these mails: an account must not become a way to send many. */
const MAX_PER_DAY = 20

type Dependencies = {
  db: Database
  clock: Clock
  mail: MailService
  mailSubscriptions: MailSubscriptionService
  defineLimit: DefineLimit
}

/** The reward programme: customers name people, who are told once. */
export function createRewardService(dependencies: Dependencies) {
  const { db, clock, mail, mailSubscriptions, defineLimit } = dependencies
  const limit = defineLimit('invitation', { points: MAX_PER_DAY, seconds: DAY_SECONDS })

  /** Invites each address once, and none that refuses such mails. The customer does not learn which. */
  async function invite(tx: Database, viewer: Viewer, refereeEmail: string) {
    if (await isAlreadyInvited(tx, refereeEmail, viewer.id)) return
    if (!(await mailSubscriptions.isWanted(tx, refereeEmail, 'invitations'))) return
    // Who has not shown whose address theirs is recommends nothing to anybody.
    await mail.write(tx, { ...viewer, email: refereeEmail }, 'invitation', {
      referrer: personName(`${viewer.firstname} ${viewer.lastname}`) ?? 'Un client de Tablée',
      companyName: companyName(viewer.companyName ?? ''),
      unsubscribeUrl: mailSubscriptions.unsubscribeUrl(refereeEmail),
    })
  }

  return {
    async list(viewer: Viewer): Promise<RewardReferral[]> {
      const rows = await findReferrals(db, viewer.id)
      return rows.map(({ id, createdAt, ...referral }) => ({
        ...referral,
        id: String(id),
        createdAt: toIso(createdAt),
      }))
    },

    /** Errors BAD_USER_INPUT `REQUIRED`, `EMAIL`, `OWN`, `TAKEN` on `refereeEmail`, RATE_LIMITED. */
    async add(viewer: Viewer, typed: string, trap: string | null): Promise<true> {
      if (trap) return true
      const refereeEmail = normaliseEmail(typed)
      const problem = refereeProblem(refereeEmail, viewer.email)
      if (problem !== null) throw badUserInput('Not a referee', { refereeEmail: problem })
      await limit.take(viewer.id)
      const isNew = await db.transaction(async (tx) => {
        const referral = { userId: viewer.id, refereeEmail, createdAt: clock.now() }
        const isInserted = await insertReferral(tx, referral)
        if (isInserted) await invite(tx, viewer, refereeEmail)
        return isInserted
      })
      if (!isNew) {
        await limit.restore(viewer.id)
        throw badUserInput('Already named', { refereeEmail: 'TAKEN' })
      }
      mail.wake()
      return true
    },

    /** All of an account that is closed: the addresses are those of other people. */
    forget: deleteReferralsOf,
  }
}
