/** The codes with which the server refuses on purpose, in an error's `extensions.code`. docs/rules/errors.md#codes */
export const REFUSAL_CODES = [
  'UNAUTHENTICATED',
  'FORBIDDEN',
  'NOT_FOUND',
  'BAD_USER_INPUT',
  'RATE_LIMITED',
  'PAYMENT_FAILED',
  'TRY_AGAIN',
  'OUTCOME_UNKNOWN',
] as const

export type RefusalCode = (typeof REFUSAL_CODES)[number]

/** Every code of the contract: the refusals, and the failure that the server masks. docs/rules/errors.md#codes */
export const ERROR_CODES = [...REFUSAL_CODES, 'INTERNAL_SERVER_ERROR'] as const

export type ErrorCode = (typeof ERROR_CODES)[number]

/** The messages of errors that the site acts on, and does not show. docs/rules/errors.md#messages */
export const ERROR_MESSAGES = {
  nullPassword: 'Null password',
  unknownAccount: 'Unknown account',
  wrongPassword: 'Wrong password',
  wrongToken: 'Wrong Token',
  foreignCart: 'FOREIGN_CART',
  orderCanceled: 'ORDER_CANCELED',
} as const
