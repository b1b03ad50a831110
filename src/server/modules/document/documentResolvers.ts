import type { Resolvers } from '#generated/server/resolvers'
import { formatOrderNumber } from '#domain/order/orderNumber'

export const documentResolvers: Resolvers = {
  Order: {
    documents: async ({ row: { id, number, status }, batch }, _, { services: { documents } }) =>
      documents.linksOf({
        id,
        number: formatOrderNumber(number),
        status,
        invoiceNumber: await batch.invoiceNumber(id),
        creditNoteNumbers: await batch.creditNoteNumbers(id),
      }),
  },
}
