/** Specification, section 9. */
export const ORDERS_PER_PAGE = 8
