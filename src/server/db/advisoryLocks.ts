/**
 * The first of the two numbers of each advisory lock; the second says whose. Any numbers that differ from each other, and
 * that no other program of the same database locks under.
 */
export const ADVISORY_LOCKS = {
  backgroundJobs: 24_816,
  unpaidHolds: 24_817,
  namedCarts: 24_818,
  favourites: 24_819,
  orderPlans: 24_820,
  unpaidCallers: 24_821,
} as const
