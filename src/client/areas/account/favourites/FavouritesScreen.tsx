import { useRef } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import { type FavouritesScreen_query$key } from '#generated/relay/FavouritesScreen_query.graphql'
import { type favouritesScreenQuery as FavouritesScreenQuery } from '#generated/relay/favouritesScreenQuery.graphql'
import { paths } from '../../../config/paths'
import { EmptyState } from '../../../design/EmptyState'
import { LinkButton } from '../../../design/LinkButton'
import { useRouteQuery } from '../../../relay/useRouteQuery'
import { MODE_NAMES } from '../accountCopy'
import { AccountPage } from '../AccountPage'
import { accountPagesCopy } from '../accountPagesCopy'
import { FavouriteRow } from './FavouriteRow'
import styles from './Favourites.module.css'
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
  const { favourites } = getCustomerProfile
  const pageRef = useRef<HTMLDivElement>(null)
  return (
    <AccountPage title={MODE_NAMES.favoris} lead={accountPagesCopy.favoris}>
      <div ref={pageRef} tabIndex={-1} className={styles.page}>
        {favourites.length === 0 ? (
          <EmptyState
            title={copy.none}
            action={<LinkButton to={paths.home.build()}>{copy.toShop}</LinkButton>}
          >
            {copy.noneText}
          </EmptyState>
        ) : (
          <ul className={styles.list} aria-label={copy.list}>
            {favourites.map((favourite) => (
              <FavouriteRow
                key={favourite.id}
                favourite={favourite}
                // The button that had the focus goes with its dish.
                onRemoved={() => pageRef.current?.focus()}
              />
            ))}
          </ul>
        )}
      </div>
    </AccountPage>
  )
}
