import type { RouteObject } from 'react-router-dom'
import type { emailUnsubscribeScreenQuery as EmailUnsubscribeScreenQuery } from '#generated/relay/emailUnsubscribeScreenQuery.graphql'
import { linkToken } from '#domain/site/linkToken'
import { paths } from '../../../config/paths'
import { responseOf } from '../../../relay/responseOf'
import { loadRouteQuery } from '../../../relay/loadRouteQuery'
import { emailUnsubscribeScreenQuery } from './emailUnsubscribeScreenQuery'

/** Stops mails; looking at the page stops nothing. */
export const emailUnsubscribeRoute: RouteObject = {
  path: paths.emailUnsubscribe.pattern,
  loader: ({ request }) =>
    responseOf(
      loadRouteQuery<EmailUnsubscribeScreenQuery>(
        emailUnsubscribeScreenQuery,
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
