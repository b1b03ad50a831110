import { replace, type RouteObject } from 'react-router-dom'
import { fillPattern } from '#domain/site/fillPattern'
import { paths } from '../../config/paths'
import { RequestError } from '../../relay/RequestError'
import { subscriptionsRoute } from './subscriptions/subscriptionsRoute'
import { cardsRoute } from './cards/cardsRoute'
import { favouritesRoute } from './favourites/favouritesRoute'
import { namedCartsRoute } from './namedCarts/namedCartsRoute'
import { plansRoute } from './plans/plansRoute'
import { profileRoute } from './profile/profileRoute'
import { passwordRoute } from './password/passwordRoute'
import { ordersRoutes } from './orders/ordersRoutes'
import { referralRoute } from './referral/referralRoute'
import { protect } from './protect'

const unknownPage: RouteObject = {
  path: '*',
  element: null,
  loader: () => {
    throw new RequestError({ message: 'No such page of the account', code: 'NOT_FOUND' })
  },
}

const pages: RouteObject[] = [
  ...ordersRoutes,
  namedCartsRoute,
  favouritesRoute,
  plansRoute,
  profileRoute,
  cardsRoute,
  passwordRoute,
  subscriptionsRoute,
  referralRoute,
]

/** The pages of the account, for signed-in customers. docs/rules/accounts.md#protected-pages */
export const accountRoutes: RouteObject = {
  path: fillPattern(paths.account.pattern, {}),
  loader: protect(() => ({})),
  lazy: { Component: () => import('./AccountLayout').then(({ AccountLayout }) => AccountLayout) },
  children: [
    { index: true, loader: () => replace(paths.account.build()), element: null },
    {
      lazy: {
        ErrorBoundary: () => import('./AccountError').then(({ AccountError }) => AccountError),
      },
      children: [...pages, unknownPage],
    },
  ],
}
