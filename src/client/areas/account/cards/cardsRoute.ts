import { graphql } from 'react-relay/hooks'
import { type RouteObject } from 'react-router-dom'
import { type cardsRouteQuery } from '../../../../../__generated__/relay/cardsRouteQuery.graphql'
import { paths } from '../../../config/paths'
import { loadRouteQuery } from '../../../relay/loadRouteQuery'
import { protect } from '../protect'

const query = graphql`
  query cardsRouteQuery {
    ...CardsScreen_query
  }
`

/** The saved cards. */
export const cardsRoute: RouteObject = {
  path: paths.account.build('cartes'),
  loader: protect(({ request }) => loadRouteQuery<cardsRouteQuery>(query, {}, request.signal)),
  lazy: {
    Component: () => import('./CardsScreen').then((module) => module.CardsScreen),
  },
}
