import { phoneProblem, requiredProblem } from '../requests/fields'
import type { Cart } from './cart'
import { editDeliveryContact, editInvoiceContact } from './cartContacts'
import { CART_LENGTHS } from './cartLengths'
import { filledByWallet, invoiceOfWallet, type WalletBilling } from './walletBilling'

/** A French number as a wallet writes it, `+33612345678` too; null for one that no driver could be given. */
function phoneOfWallet({ phone }: WalletBilling): string | null {
  const number = (phone ?? '').trim().slice(0, CART_LENGTHS.phone)
  return phoneProblem(number) === null ? number : null
}

/**
 * A cart with what a wallet has told, where the cart is still empty: whom to call for the delivery, and the invoice, which
 * else names that person at the address of the delivery. What a customer has written stays. docs/rules/payments.md#wallets
 */
export function cartOfWallet(cart: Cart, told: WalletBilling): Cart {
  const { name, phone } = cart.deliveryContact ?? { name: null, phone: null }
  const { customerName: teller } = invoiceOfWallet(told)
  const number = phoneProblem(phone) === null ? null : phoneOfWallet(told)
  const contact = {
    ...(requiredProblem(name) !== null && teller !== null && { name: teller }),
    ...(number !== null && { phone: number }),
  }
  const called = isEmpty(contact) ? cart : editDeliveryContact(cart, contact)
  const invoice = {
    ...filledByWallet(called.invoiceContact ?? {}, {
      name: called.deliveryContact?.name,
      address: { line1: called.address },
    }),
    ...filledByWallet(called.invoiceContact ?? {}, told),
  }
  return isEmpty(invoice) ? called : editInvoiceContact(called, invoice)
}

const isEmpty = (edit: object) => Object.keys(edit).length === 0
