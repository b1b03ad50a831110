import { type RouteObject } from 'react-router-dom'
import { paths } from '../../../config/paths'

/** Another password. */
export const motDePasseRoute: RouteObject = {
  path: paths.account.build('mot-de-passe'),
  lazy: {
    Component: () => import('./MotDePasseScreen').then((module) => module.MotDePasseScreen),
  },
}
