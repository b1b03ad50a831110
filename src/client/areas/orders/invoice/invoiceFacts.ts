import { graphql, readInlineData } from 'relay-runtime'
import type { invoiceFacts_order$key } from '#generated/relay/invoiceFacts_order.graphql'
import { shownAddress } from '#domain/delivery/addressText'
import { formatSiret } from '#domain/requests/fields'
import type { Fact } from '../../../design/text/Facts'
import { orderInvoiceCopy as copy } from './orderInvoiceCopy'

/** Whom the invoice of an order names. */
export function invoiceFacts(key: invoiceFacts_order$key): Fact[] {
  const invoice = readInlineData(
    graphql`
      fragment invoiceFacts_order on Order @inline {
        invoiceCompanyName
        invoiceCompanySiret
        invoiceCustomerName
        invoiceAddress
        invoiceDetails
      }
    `,
    key,
  )
  const siret = invoice.invoiceCompanySiret
  const address = invoice.invoiceAddress
  return [
    { name: copy.company, value: invoice.invoiceCompanyName },
    { name: copy.siret, value: siret && formatSiret(siret) },
    { name: copy.name, value: invoice.invoiceCustomerName },
    { name: copy.address, value: address && shownAddress(address) },
    { name: copy.details, value: invoice.invoiceDetails },
  ]
}
