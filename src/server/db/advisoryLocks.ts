// Any numbers that differ from each other, and that no other program of the same database locks under. They stay as they are:
// processes of an older version, which run beside the new ones for a while, lock under the same.

/** The first of the two numbers of a lock; the second says whose. */
export const ADVISORY_LOCKS = {
  backgroundJobs: 24_816,
  unpaidHolds: 24_817,
  namedCarts: 24_818,
  favourites: 24_819,
  orderPlans: 24_820,
  unpaidCallers: 24_821,
  invitations: 24_822,
} as const

/** The only number of a lock of the whole shop; PostgreSQL keeps these apart from those of two numbers. */
export const SHOP_LOCKS = {
  migrations: 24_815,
  seed: 724_815,
  catalogue: 724_816,
  places: 724_817,
  agreements: 724_818,
} as const
