const NBSP = '\u00a0'

/** The words of invoices, credit notes and delivery notes. */
export const documentCopy = {
  invoice: 'Facture',
  number: (number: string) => `N°${NBSP}${number}`,
  deliveryNote: 'Bon de livraison',
  seller: 'Vendeur',
  buyer: 'Facturé à',
  attention: (name: string) => `À l’attention de ${name}`,
  siret: (siret: string) => `SIRET${NBSP}: ${siret}`,
  vatNumber: (number: string) => `TVA intracommunautaire${NBSP}: ${number}`,
  issuedOn: 'Date de facture',
  deliveredOn: 'Livraison',
  order: 'Commande',
  orderedOn: (number: string, day: string) => `${number} du ${day}`,
  dueOn: 'Échéance',
  nothingDue: 'Rien à régler',
  receiptedOn: 'Acquittée le',
  receipted: (day: string) => `Facture acquittée le ${day}.`,
  reference: 'Votre référence',
  deliveredTo: 'Adresse de livraison',
  columns: {
    label: 'Désignation',
    quantity: 'Quantité',
    unitPrice: 'Prix unitaire HT',
    vatRate: 'TVA',
    amount: 'Montant HT',
  },
  vatTitle: 'Détail de la TVA',
  vatColumns: { rate: 'Taux', base: 'Base HT', vat: 'TVA' },
  subtotal: 'Sous-total HT',
  totalHT: 'Total HT',
  totalVat: 'TVA',
  totalTTC: 'Total TTC',
  paid: (day: string) => `Payé le ${day}`,
  due: 'Reste à payer TTC',
  paymentTitle: 'Règlement',
  paidByCard: (amount: string, day: string) => `${amount} payés par carte le ${day}. Merci.`,
  paidByTransfer: (amount: string, day: string) => `${amount} reçus par virement le ${day}. Merci.`,
  toPay: (amount: string, day: string) => `${amount} à régler par virement au plus tard le ${day}.`,
  transfer: (account: { accountHolder: string; iban: string; bic: string; reference: string }) =>
    `Titulaire${NBSP}: ${account.accountHolder} – IBAN${NBSP}: ${account.iban} – BIC${NBSP}: ${account.bic} – Référence à indiquer${NBSP}: ${account.reference}`,
  /** The foot of every page: who the law says that we are. */
  legalFoot: (seller: {
    legalName: string
    capital: string
    address: string
    register: string
    siret: string
    vatNumber: string
  }) => [
    `${seller.legalName} au capital de ${seller.capital} – ${seller.address} – ${seller.register}`,
    `SIRET ${seller.siret} – TVA intracommunautaire ${seller.vatNumber}`,
  ],
  creditNote: 'Avoir',
  creditedOn: 'Date de l’avoir',
  creditedInvoice: 'Facture concernée',
  /** Never broken in two. */
  invoiceOf: (number: string, day: string) => `${number} du ${day}`.replaceAll(' ', NBSP),
  creditPart: (invoice: string) => `Remboursement partiel de la facture ${invoice}`,
  creditWhole: (invoice: string) => `Remboursement de la facture ${invoice}`,
  givenBackToCard: (amount: string) => `${amount} remboursés sur la carte du paiement.`,
  givenBackByTransfer: (amount: string) => `${amount} remboursés par virement.`,
  slot: 'Créneau',
  day: 'Jour',
  from: 'Préparée à',
  contact: 'À remettre à',
  phone: 'Téléphone',
  recovery: 'Reprise des plateaux',
  recoveredFrom: (name: string, phone: string) => `Plateaux remis par ${name}, ${phone}`,
  hot: 'À livrer chaud',
  leaveBags: 'Sacs à laisser sur place',
  takeBagsBack: 'Sacs à reprendre',
  noteColumns: { label: 'Contenu', quantity: 'Quantité', checked: 'Remis' },
  signature: 'Reçu par (nom, date et signature)',
  remarks: 'Remarques à la réception',
  missing: (phone: string) => `Un article manque${NBSP}? Appelez-nous au ${phone}.`,
  linkGoneTitle: 'Ce lien n’est plus valable',
  linkGone:
    'Les liens vers les documents ne durent que quelques minutes. Retournez à votre commande et ouvrez le document de nouveau.',
  tooManyTitle: 'Trop de demandes',
  tooMany: 'Attendez une minute, puis ouvrez le document de nouveau.',
  home: 'Retour au site',
} as const
