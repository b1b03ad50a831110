import type { Resolvers } from '../../../../__generated__/server/resolvers'

export const documentResolvers: Resolvers = {
  Order: {
    documents: async ({ row: { id, status }, batch }, _, { documents }) =>
      documents.linksOf({ id, status, isInvoiced: await batch.isInvoiced(id) }),
  },
}
