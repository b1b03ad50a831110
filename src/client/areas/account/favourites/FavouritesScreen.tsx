import { graphql, useFragment } from 'react-relay/hooks'
import type { FavouritesScreen_query$key } from '#generated/relay/FavouritesScreen_query.graphql'
import type { favouritesScreenQuery as FavouritesScreenQuery } from '#generated/relay/favouritesScreenQuery.graphql'
import { actionCopy } from '../../../config/actionCopy'
import { paths } from '../../../config/paths'
import { EmptyState } from '../../../design/notices/EmptyState'
import { LinkButton } from '../../../design/buttons/LinkButton'
import { useRouteQuery } from '../../../relay/useRouteQuery'
import { AccountPage } from '../AccountPage'
import { KeptList } from '../KeptList'
import { FavouriteRow } from './FavouriteRow'
import { favouritesPageCopy as copy } from './favouritesPageCopy'
import { favouritesScreenQuery } from './favouritesScreenQuery'

/** The dishes that a customer keeps, the newest first. */
export function FavouritesScreen() {
  const { getCustomerProfile } = useFragment<FavouritesScreen_query$key>(
    graphql`
      fragment FavouritesScreen_query on Query {
        getCustomerProfile {
          favourites {
            id
            ...FavouriteRow_favourite
          }
        }
      }
    `,
    useRouteQuery<FavouritesScreenQuery>(favouritesScreenQuery),
  )
  return (
    <AccountPage mode="favoris">
      <KeptList
        items={getCustomerProfile.favourites}
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
        {(favourite) => <FavouriteRow key={favourite.id} favourite={favourite} />}
      </KeptList>
    </AccountPage>
  )
}
