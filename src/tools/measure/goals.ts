/**
 * What each figure may be; `npm run measure -- --check` fails beyond. A time is a multiple of what the simplest page or server
 * takes in the same run, because machines differ. Bytes and counts are the same on every machine, and stand as they are.
 */

/** The first visit to the shop. Paints are multiples of the first paint of a page that shows its frame alone. */
export const PAGE_GOALS = {
  'JS, kB': 150,
  'CSS, kB': 8,
  requests: 10,
  'layout shift': 0.02,
  FCP: 1.15,
  LCP: 1.25,
  'first dish': 0.8,
  /** 60 ms where the fixed work takes 140. */
  TBT: 0.43,
} as const

/** `availableInventory` against a bare server that stringifies the same JSON: its rate, and its 99th percentile. */
export const INVENTORY_GOALS = { rate: 1.5, p99: 2 } as const

/** Pages against a bare server that sends the same bytes: their rate, and their 99th percentile. */
export const PAGES_GOALS = { rate: 0.5, p99: 3 } as const

/** `createOrder` at 20 connections against its transaction as bare SQL: its rate, and its 99th percentile. */
export const ORDER_GOALS = { rate: 0.6, p99: 3 } as const

/** The compiled server, in times that node takes to do nothing. */
export const START_GOALS = { ready: 20 } as const

/** A change under `npm run dev`, in times that the fixed work takes in Node. */
export const DEV_GOALS = {
  'component on the screen': 30,
  'query on the screen': 60,
  'schema compiled and served': 150,
} as const

export type DevFigure = keyof typeof DEV_GOALS

/** The schema check against Node itself, or against graphql-js reading the same texts, in processor time. */
export const SCHEMA_GOALS = {
  start: { time: 3, megabytes: 100 },
  site: { time: 4, megabytes: 200 },
  big: { time: 3, megabytes: 250 },
  huge: { time: 3, megabytes: 250 },
} as const

/** A hot operation on a million orders against the same on ten thousand. */
export const LARGE_GOALS = { time: 1.2 } as const

/** The rate of two server processes on one PostgreSQL against that of one. */
export const SCALE_GOALS = { orders: 1.8, pages: 1.9, inventory: 1.9 } as const

/** What an order takes of a person on a phone: presses, fields and choices, and seconds of their pace. */
export const EFFORT_GOALS = {
  first: { acts: 18 },
  mixed: { acts: 22, seconds: 80 },
  reorder: { acts: 3 },
  /** With another card than the usual one, and the bank's question. */
  byBank: { acts: 4 },
} as const

/** From an act to the paint that shows it: 100 ms where the fixed work takes 220. */
export const INTERACTION_GOALS = { act: { atMost: 0.45 } } as const
