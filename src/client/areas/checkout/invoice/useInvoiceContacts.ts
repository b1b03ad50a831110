import { useMemo } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { useInvoiceContacts_query$key } from '#generated/relay/useInvoiceContacts_query.graphql'
import type { InvoiceContact } from '#domain/cart/cart'

const SHOWN = 4

/** The latest invoice contacts of the customer, as the cart holds them; none for a visitor. */
export function useInvoiceContacts(query: useInvoiceContacts_query$key): readonly InvoiceContact[] {
  const { lastInvoiceContacts } = useFragment(
    graphql`
      fragment useInvoiceContacts_query on Query {
        lastInvoiceContacts @include(if: $isSignedIn) {
          id
          invoiceAddress
          invoicePhone
          invoiceDetails
          invoiceCompanyName
          invoiceCompanySiret
          invoiceCustomerName
        }
      }
    `,
    query,
  )
  return useMemo(
    () =>
      (lastInvoiceContacts ?? []).slice(0, SHOWN).map((contact) => ({
        id: contact.id,
        address: contact.invoiceAddress,
        customerName: contact.invoiceCustomerName,
        companyName: contact.invoiceCompanyName ?? null,
        companySiret: contact.invoiceCompanySiret ?? null,
        phone: contact.invoicePhone ?? null,
        details: contact.invoiceDetails ?? null,
      })),
    [lastInvoiceContacts],
  )
}
