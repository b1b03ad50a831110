import { graphql } from 'react-relay/hooks'
import { type RouteObject } from 'react-router-dom'
import { type emailUnsubscribeRouteQuery } from '../../../../../__generated__/relay/emailUnsubscribeRouteQuery.graphql'
import { paths } from '../../../config/paths'
import { answered } from '../../../relay/answered'
import { loadRouteQuery } from '../../../relay/loadRouteQuery'
import { linkToken } from './linkToken'

const query = graphql`
  query emailUnsubscribeRouteQuery($token: String!) {
    ...EmailUnsubscribeScreen_query
  }
`

/** Stops mails; looking at the page stops nothing. */
export const emailUnsubscribeRoute: RouteObject = {
  path: paths.emailUnsubscribe.pattern,
  loader: ({ request }) =>
    answered(
      loadRouteQuery<emailUnsubscribeRouteQuery>(
        query,
        { token: linkToken(new URL(request.url).searchParams) },
        request.signal,
      ),
    ),
  lazy: {
    Component: () =>
      import('./EmailUnsubscribeScreen').then((module) => module.EmailUnsubscribeScreen),
    ErrorBoundary: () =>
      import('./EmailUnsubscribeError').then((module) => module.EmailUnsubscribeError),
  },
}
