import { phoneProblem, requiredProblem } from '../requests/fields'
import type { Cart } from './cart'

/** Whether the delivery of a cart still lacks whom to call. docs/rules/payments.md#wallets */
export const lacksContact = ({ deliveryContact }: Cart): boolean =>
  requiredProblem(deliveryContact?.name) !== null || phoneProblem(deliveryContact?.phone) !== null
