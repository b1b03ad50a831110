/** How much can be typed into the forms of an account, in characters. The rules take 500, as of any short text. */
export const CUSTOMER_LENGTHS = { name: 100, company: 200 } as const
