import { FORM_ERROR, type SubmissionErrors } from 'final-form'
import { graphql } from 'react-relay/hooks'
import type { useUpdateInvoiceMutation } from '#generated/relay/useUpdateInvoiceMutation.graphql'
import { HELP_PHONE_WORDS } from '#domain/customer/company'
import { ERROR_MESSAGES } from '#domain/requests/errorCodes'
import { errorCopy } from '../../../config/errorCopy'
import { REPEATABLE } from '../../../relay/repeatOnce'
import { useAction } from '../../../relay/useAction'
import { inWords, type OrderInvoiceValues } from './orderInvoiceValues'
import { orderInvoiceCopy as copy } from './orderInvoiceCopy'

/** Saves the invoice details of an order; returns what is wrong with them, in words, or nothing. */
export function useUpdateInvoice(orderId: string) {
  const [update] = useAction<useUpdateInvoiceMutation>(
    graphql`
      mutation useUpdateInvoiceMutation(
        $orderId: ID!
        $invoiceAddress: String
        $invoiceCompanyName: String
        $invoiceCompanySiret: String
        $invoiceCustomerName: String
        $invoiceDetails: String
      ) {
        updateOrderInvoiceDetails(
          orderId: $orderId
          invoiceAddress: $invoiceAddress
          invoiceCompanyName: $invoiceCompanyName
          invoiceCompanySiret: $invoiceCompanySiret
          invoiceCustomerName: $invoiceCustomerName
          invoiceDetails: $invoiceDetails
        ) {
          ...OrderInvoice_order
          ...OrderHead_order
        }
      }
    `,
    REPEATABLE,
  )
  return async (values: OrderInvoiceValues): Promise<SubmissionErrors> => {
    const result = await update({ orderId, ...values })
    if (result.ok) return undefined
    if (result.message === ERROR_MESSAGES.invoiceIssued) return { [FORM_ERROR]: copy.alreadyIssued }
    const fields = inWords(result.fields)
    return Object.keys(fields).length > 0
      ? fields
      : { [FORM_ERROR]: errorCopy.invoiceUpdateFailed(HELP_PHONE_WORDS) }
  }
}
