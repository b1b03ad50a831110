import { type RouteObject } from 'react-router-dom'
import { paths } from '../../config/paths'
import { confirmationLoader } from './confirmationLoader'
import { orderLoader } from './orderLoader'

const confirmationRoute: RouteObject = {
  path: paths.order.build('confirmation'),
  lazy: async () => {
    const [{ ConfirmationScreen }, { ConfirmationError }] = await Promise.all([
      import('./ConfirmationScreen'),
      import('./ConfirmationError'),
    ])
    return { Component: ConfirmationScreen, ErrorBoundary: ConfirmationError }
  },
  loader: confirmationLoader,
}

const stepsRoute: RouteObject = {
  path: paths.order.pattern,
  lazy: () => import('./OrderScreen').then(({ OrderScreen }) => ({ Component: OrderScreen })),
  loader: orderLoader,
  // The steps share one answer: going from one to the next asks nothing.
  shouldRevalidate: () => false,
}

export const orderRoutes: RouteObject[] = [confirmationRoute, stepsRoute]
