import { useRevalidator } from 'react-router-dom'
import { graphql, useFragment } from 'react-relay/hooks'
import type { ParrainageScreen_query$key } from '../../../../../__generated__/relay/ParrainageScreen_query.graphql'
import query, {
  type parrainageRouteQuery,
} from '../../../../../__generated__/relay/parrainageRouteQuery.graphql'
import { ReferralList } from '../../../features/rewardProgram/ReferralList'
import { RewardProgramForm } from '../../../features/rewardProgram/RewardProgramForm'
import { useRouteQuery } from '../../../relay/useRouteQuery'
import { MODE_NAMES } from '../accountCopy'
import { AccountPage } from '../AccountPage'
import { accountPagesCopy as copy } from '../accountPagesCopy'

export function ParrainageScreen() {
  const data = useFragment<ParrainageScreen_query$key>(
    graphql`
      fragment ParrainageScreen_query on Query {
        ...ReferralList_query
      }
    `,
    useRouteQuery<parrainageRouteQuery>(query),
  )
  const { revalidate } = useRevalidator()
  return (
    <AccountPage title={MODE_NAMES.parrainage} lead={copy.reward}>
      <RewardProgramForm onAdded={() => void revalidate()} />
      <ReferralList query={data} />
    </AccountPage>
  )
}
