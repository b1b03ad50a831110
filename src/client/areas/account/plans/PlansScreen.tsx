import { graphql, useFragment } from 'react-relay/hooks'
import type { PlansScreen_query$key } from '#generated/relay/PlansScreen_query.graphql'
import type { plansScreenQuery as PlansScreenQuery } from '#generated/relay/plansScreenQuery.graphql'
import { actionCopy } from '../../../config/actionCopy'
import { paths } from '../../../config/paths'
import { EmptyState } from '../../../design/notices/EmptyState'
import { LinkButton } from '../../../design/buttons/LinkButton'
import { useRouteQuery } from '../../../relay/useRouteQuery'
import { MODE_NAMES } from '../accountCopy'
import { AccountPage } from '../AccountPage'
import { KeptList } from '../KeptList'
import { PlanRow } from './PlanRow'
import styles from './Plans.module.css'
import { plansCopy as copy } from './plansCopy'
import { plansScreenQuery } from './plansScreenQuery'

/** The orders that a customer wants every week. */
export function PlansScreen() {
  const { getCustomerProfile } = useFragment<PlansScreen_query$key>(
    graphql`
      fragment PlansScreen_query on Query {
        getCustomerProfile {
          plans {
            id
            ...PlanRow_plan
          }
        }
      }
    `,
    useRouteQuery<PlansScreenQuery>(plansScreenQuery),
  )
  return (
    <AccountPage mode="regulieres">
      <KeptList
        items={getCustomerProfile.plans}
        label={MODE_NAMES.regulieres}
        className={styles.list}
        empty={
          <EmptyState
            title={copy.none}
            action={<LinkButton to={paths.account.build()}>{actionCopy.toOrders}</LinkButton>}
          >
            {copy.noneText}
          </EmptyState>
        }
      >
        {(plan, onGone) => <PlanRow key={plan.id} plan={plan} onGone={onGone} />}
      </KeptList>
    </AccountPage>
  )
}
