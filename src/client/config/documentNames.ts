const NAMES = { invoice: 'Facture', deliveryNote: 'Bon de livraison' } as const

const isKnown = (type: string): type is keyof typeof NAMES => type in NAMES

/** What a paper of an order is called. */
export const documentName = (type: string): string => (isKnown(type) ? NAMES[type] : 'Document')
