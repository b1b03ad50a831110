import { cutText } from '../text/storableText'
import { countryName } from '../site/countryName'
import type { InvoiceContact } from './cart'
import { CART_LENGTHS } from './cartLengths'

/** Whom and where a wallet of the device bills, as Stripe's billing details say it; each part may be missing or empty. */
export type WalletBilling = {
  name?: string | null | undefined
  email?: string | null | undefined
  phone?: string | null | undefined
  address?: WalletAddress | null | undefined
}

type WalletAddress = {
  line1?: string | null | undefined
  line2?: string | null | undefined
  postal_code?: string | null | undefined
  city?: string | null | undefined
  state?: string | null | undefined
  /** ISO 3166, two letters. */
  country?: string | null | undefined
}

/** What of an invoice a wallet can tell. docs/rules/payments.md#wallets */
export type WalletInvoice = Pick<InvoiceContact, 'customerName' | 'address'>

type Blanks = { [Field in keyof WalletInvoice]?: string | null | undefined }

const tidy = (text: string | null | undefined) => (text ?? '').trim().replace(/\s+/g, ' ')
const isBlank = (text: string | null | undefined) => tidy(text) === ''
const upTo = (text: string, length: number) => cutText(text, length).trim() || null

/** Nothing for France: French addresses leave it out. */
const countryWords = (code: string) => (code.toUpperCase() === 'FR' ? '' : countryName(code))

/** On one line: `12 rue de la Paix, 75002 Paris`. Null without a street: a town alone is no address. */
function addressLine(address: WalletAddress | null | undefined): string | null {
  if (isBlank(address?.line1)) return null
  const country = countryWords(tidy(address?.country))
  const parts = [
    tidy(address?.line1),
    tidy(address?.line2),
    [tidy(address?.postal_code), tidy(address?.city)].filter(Boolean).join(' '),
    country === '' ? '' : tidy(address?.state),
    country,
  ]
  return upTo(parts.filter(Boolean).join(', '), CART_LENGTHS.address)
}

/** What an invoice takes of a wallet; null for what the wallet does not tell. docs/rules/payments.md#wallets */
export const invoiceOfWallet = ({ name, address }: WalletBilling): WalletInvoice => ({
  customerName: upTo(tidy(name), CART_LENGTHS.name),
  address: addressLine(address),
})

/** The values of the wallet for the invoice fields that the customer has left empty. docs/rules/payments.md#wallets */
export function filledByWallet(invoice: Blanks, billing: WalletBilling): Partial<WalletInvoice> {
  const { customerName, address } = invoiceOfWallet(billing)
  return {
    ...(isBlank(invoice.customerName) && customerName !== null && { customerName }),
    ...(isBlank(invoice.address) && address !== null && { address }),
  }
}

/** Whether an invoice still lacks what a wallet can tell: only then is it requested. docs/rules/payments.md#wallets */
export const lacksBilling = (invoice: Blanks): boolean =>
  isBlank(invoice.customerName) || isBlank(invoice.address)
