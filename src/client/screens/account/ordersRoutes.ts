import type { RouteObject } from 'react-router-dom'

/** The orders of the account and one order's page. */
export const ordersRoutes: RouteObject[] = []
