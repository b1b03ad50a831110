import { useRevalidator } from 'react-router-dom'
import { graphql, useFragment } from 'react-relay/hooks'
import type { ReferralScreen_query$key } from '#generated/relay/ReferralScreen_query.graphql'
import type { referralScreenQuery as ReferralScreenQuery } from '#generated/relay/referralScreenQuery.graphql'
import { ReferralList } from './ReferralList'
import { RewardProgramForm } from './RewardProgramForm'
import { useRouteQuery } from '../../../relay/useRouteQuery'
import { AccountPage } from '../AccountPage'
import { referralScreenQuery } from './referralScreenQuery'

export function ReferralScreen() {
  const data = useFragment<ReferralScreen_query$key>(
    graphql`
      fragment ReferralScreen_query on Query {
        ...ReferralList_query
      }
    `,
    useRouteQuery<ReferralScreenQuery>(referralScreenQuery),
  )
  const { revalidate } = useRevalidator()
  return (
    <AccountPage mode="parrainage">
      <RewardProgramForm onAdded={() => void revalidate()} />
      <ReferralList query={data} />
    </AccountPage>
  )
}
