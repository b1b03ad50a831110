/** What a first visit to the shop and its hottest query may cost; `npm run measure -- --check` fails above. */
export const BUDGETS = {
  'JS, kB': 165,
  'CSS, kB': 10,
  requests: 15,
  'FCP, ms': 450,
  // 450 ms where a page with nothing but its drawn shell took 340.
  'FCP, bare shells': 1.32,
  'LCP, ms': 1500,
  'TBT, ms': 80,
  'layout shift': 0.02,
  'first product, ms': 1400,
} as const

export type Figure = keyof typeof BUDGETS
export type PageFigures = Record<Figure, number>

/** Share of the bare server's requests per second that `availableInventory` must reach. */
export const INVENTORY_SHARE = 0.5
/** The 99th percentile of `availableInventory` at 50 connections, in milliseconds. */
export const INVENTORY_P99 = 30

/** Share of the bare transaction's rate that `createOrder` must reach at 20 connections. */
export const ORDER_SHARE = 0.4
/** The 99th percentile of `createOrder` at 20 connections, in milliseconds. */
export const ORDER_P99 = 150

/** What a change costs whoever makes it under `npm run dev`, from the writing of the file. */
export const DEV_BUDGETS = {
  'component on the screen, ms': 1000,
  'query on the screen, ms': 2000,
  'schema compiled and served, ms': 5000,
} as const

export type DevFigure = keyof typeof DEV_BUDGETS
