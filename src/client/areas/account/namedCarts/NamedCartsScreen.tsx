import { graphql, useFragment } from 'react-relay/hooks'
import type { NamedCartsScreen_query$key } from '#generated/relay/NamedCartsScreen_query.graphql'
import type { namedCartsScreenQuery as NamedCartsScreenQuery } from '#generated/relay/namedCartsScreenQuery.graphql'
import { actionCopy } from '../../../config/actionCopy'
import { paths } from '../../../config/paths'
import { EmptyState } from '../../../design/notices/EmptyState'
import { LinkButton } from '../../../design/buttons/LinkButton'
import { useRouteQuery } from '../../../relay/useRouteQuery'
import { AccountPage } from '../AccountPage'
import { KeptList } from '../KeptList'
import { NamedCartRow } from './NamedCartRow'
import { namedCartsPageCopy as copy } from './namedCartsPageCopy'
import { namedCartsScreenQuery } from './namedCartsScreenQuery'

/** The carts that a customer keeps under a name. */
export function NamedCartsScreen() {
  const { getCustomerProfile } = useFragment<NamedCartsScreen_query$key>(
    graphql`
      fragment NamedCartsScreen_query on Query {
        getCustomerProfile {
          namedCarts {
            id
            ...NamedCartRow_cart
          }
        }
      }
    `,
    useRouteQuery<NamedCartsScreenQuery>(namedCartsScreenQuery),
  )
  return (
    <AccountPage mode="paniers">
      <KeptList
        items={getCustomerProfile.namedCarts}
        label={copy.list}
        empty={
          <EmptyState
            title={copy.none}
            action={<LinkButton to={paths.home.build()}>{actionCopy.toShop}</LinkButton>}
          >
            {copy.noneText}
          </EmptyState>
        }
      >
        {(cart, onGone) => <NamedCartRow key={cart.id} cart={cart} onGone={onGone} />}
      </KeptList>
    </AccountPage>
  )
}
