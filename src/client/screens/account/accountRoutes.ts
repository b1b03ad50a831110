import { replace, type RouteObject } from 'react-router-dom'
import { paths } from '../../config/paths'
import { RequestError } from '../../relay/RequestError'
import { abonnementsRoute } from './abonnements/abonnementsRoute'
import { cartesRoute } from './cartes/cartesRoute'
import { informationsRoute } from './informations/informationsRoute'
import { motDePasseRoute } from './motDePasse/motDePasseRoute'
import { ordersRoutes } from './ordersRoutes'
import { parrainageRoute } from './parrainage/parrainageRoute'
import { protect } from './protect'

const unknownPage: RouteObject = {
  path: '*',
  element: null,
  loader: () => {
    throw new RequestError({ message: 'No such page of the account', code: 'NOT_FOUND' })
  },
}

/** The pages of the account, for whoever is signed in. Specification, section 2. */
export const accountRoutes: RouteObject = {
  path: '/account',
  loader: protect(() => null),
  lazy: { Component: () => import('./AccountLayout').then(({ AccountLayout }) => AccountLayout) },
  children: [
    { index: true, loader: () => replace(paths.account.build()) },
    {
      lazy: {
        ErrorBoundary: () => import('./AccountError').then(({ AccountError }) => AccountError),
      },
      children: [
        ...ordersRoutes,
        informationsRoute,
        cartesRoute,
        motDePasseRoute,
        abonnementsRoute,
        parrainageRoute,
        unknownPage,
      ],
    },
  ],
}
