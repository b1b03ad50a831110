/** As many are loaded at once. docs/rules/accounts.md#orders */
export const ORDERS_PER_PAGE = 8
