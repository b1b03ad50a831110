import { useRevalidator } from 'react-router-dom'
import { graphql, useFragment } from 'react-relay/hooks'
import type { ReferralScreen_query$key } from '../../../../../__generated__/relay/ReferralScreen_query.graphql'
import query, {
  type referralRouteQuery,
} from '../../../../../__generated__/relay/referralRouteQuery.graphql'
import { ReferralList } from './ReferralList'
import { RewardProgramForm } from './RewardProgramForm'
import { useRouteQuery } from '../../../relay/useRouteQuery'
import { MODE_NAMES } from '../accountCopy'
import { AccountPage } from '../AccountPage'
import { accountPagesCopy as copy } from '../accountPagesCopy'

export function ReferralScreen() {
  const data = useFragment<ReferralScreen_query$key>(
    graphql`
      fragment ReferralScreen_query on Query {
        ...ReferralList_query
      }
    `,
    useRouteQuery<referralRouteQuery>(query),
  )
  const { revalidate } = useRevalidator()
  return (
    <AccountPage title={MODE_NAMES.parrainage} lead={copy.reward}>
      <RewardProgramForm onAdded={() => void revalidate()} />
      <ReferralList query={data} />
    </AccountPage>
  )
}
