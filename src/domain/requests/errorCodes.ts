/** The codes with which the server refuses on purpose, in an error's `extensions.code`. docs/rules/errors.md#codes */
const REFUSAL_CODES = [
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
  wrongPasskey: 'Wrong passkey',
  wrongToken: 'Wrong Token',
  foreignCart: 'FOREIGN_CART',
  orderCanceled: 'ORDER_CANCELED',
  orderAlreadyPaid: 'ORDER_ALREADY_PAID',
  feedbackAlreadyDone: 'FEEDBACK_ALREADY_DONE',
  invoiceIssued: 'INVOICE_ISSUED',
  recoveryClosed: 'RECOVERY_CLOSED',
} as const

/** What became of a cart that is an order already: `setCart` says it of its field `key`. docs/rules/errors.md#ordered-carts */
export const ORDERED_CART = {
  /** Its very items were ordered, for its address and slot, and the order stands. */
  bought: 'ALREADY_BOUGHT',
  /** The order was canceled. */
  canceled: 'ORDER_CANCELED',
  /** Just this cart was ordered, and the order waits for its payment. */
  unpaid: 'ORDER_UNPAID',
  /** Something else was ordered, or for another address or slot. */
  ordered: 'ALREADY_ORDERED',
} as const

export type OrderedCart = (typeof ORDERED_CART)[keyof typeof ORDERED_CART]
