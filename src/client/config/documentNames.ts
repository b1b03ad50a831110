const NAMES = { invoice: 'Facture', deliveryNote: 'Bon de livraison', creditNote: 'Avoir' } as const

const isKnown = (type: string): type is keyof typeof NAMES => type in NAMES

type Named = { type: string; number?: string | null | undefined }

/** What a document of an order is called; credit notes by their number, because an order can have several. */
export function documentName({ type, number }: Named): string {
  if (!isKnown(type)) return 'Document'
  return type === 'creditNote' && number != null ? `${NAMES[type]} ${number}` : NAMES[type]
}
