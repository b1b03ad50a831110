import { isBlankInvoice } from '#domain/cart/blankInvoice'
import { BLANK_INVOICE_CONTACT } from '#domain/cart/cartContacts'
import { invoiceDetailsOf, type RegisteredCompany } from '#domain/customer/registeredCompany'
import { useCart } from '../../../state/useCart'

type Person = { firstname: string; lastname: string }

/** Keeps a company that was chosen at sign-up for the first invoice, unless the cart names a person or a company for it. docs/rules/companies.md#what-is-filled */
export function useFirstInvoice() {
  const { cart, rememberInvoiceContact } = useCart()
  return (company: RegisteredCompany, { firstname, lastname }: Person) => {
    if (!isBlankInvoice(cart.invoiceContact)) return
    rememberInvoiceContact({
      ...BLANK_INVOICE_CONTACT,
      ...invoiceDetailsOf(company),
      customerName: `${firstname} ${lastname}`.trim(),
    })
  }
}
