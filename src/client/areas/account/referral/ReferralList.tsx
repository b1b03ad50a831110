import { graphql, useFragment } from 'react-relay/hooks'
import type { ReferralList_query$key } from '#generated/relay/ReferralList_query.graphql'
import { formatDayOf } from '#domain/time/calendar'
import { Badge } from '../../../design/text/Badge'
import styles from './RewardProgram.module.css'
import { rewardProgramCopy as copy } from './rewardProgramCopy'

/** Whom the customer named, newest first. */
export function ReferralList({ query }: { query: ReferralList_query$key }) {
  const { rewardReferrals } = useFragment(
    graphql`
      fragment ReferralList_query on Query {
        rewardReferrals {
          id
          refereeEmail
          createdAt
          hasOrdered
        }
      }
    `,
    query,
  )

  return (
    <section className={styles.section} aria-labelledby="referrals">
      <h2 id="referrals">{copy.list}</h2>
      {rewardReferrals.length === 0 ? (
        <p className={styles.none}>{copy.none}</p>
      ) : (
        <ul className={styles.list} aria-labelledby="referrals">
          {rewardReferrals.map(({ id, refereeEmail, createdAt, hasOrdered }) => (
            <li key={id} className={styles.referral}>
              <div className={styles.who}>
                <strong>{refereeEmail}</strong>
                <span>{copy.namedOn(formatDayOf(createdAt))}</span>
              </div>
              <Badge tone={hasOrdered ? 'leaf' : 'neutral'}>
                {hasOrdered ? copy.hasOrdered : copy.hasNotOrdered}
              </Badge>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
