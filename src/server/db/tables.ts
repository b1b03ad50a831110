/*
 * Amounts are integer cents HT unless the name says TTC; rates are percentages; instants carry a time zone;
 * a `day` is a Europe/Paris calendar day.
 */
export * from './tables/catalogue'
export * from './tables/delivery'
export * from './tables/jobs'
export * from './tables/limits'
export * from './tables/ops'
export * from './tables/orders'
export * from './tables/papers'
export * from './tables/people'
export * from './tables/requests'
export * from './tables/sandbox'
export * from './tables/words'
