import { addDays, parisDay, toInstant, type Day } from '../time/calendar'

/** Days that the buyer has to pay what was not paid at once, from the day of issue. docs/rules/orders.md#documents */
export const PAYMENT_DAYS = 30

/** The last day to pay an order by transfer, whose invoice is issued on delivery. docs/rules/orders.md#documents */
export const transferDueOn = (slotStartAt: Date | string): Day =>
  addDays(parisDay(toInstant(slotStartAt)), PAYMENT_DAYS)

/** What French law wants an invoice between companies to say about its payment, a sentence a line. */
export const invoiceTerms = (paymentDays: number): string[] => [
  `Nature de l’opération\u00a0: livraison de biens. Paiement à ${paymentDays}\u00a0jours à compter de la date de la facture, sauf paiement à la commande. Pas d’escompte pour paiement anticipé.`,
  'Tout retard de paiement entraîne de plein droit, dès le lendemain de l’échéance et sans rappel, des pénalités calculées à trois fois le taux d’intérêt légal, ainsi qu’une indemnité forfaitaire de 40\u00a0€ pour frais de recouvrement (articles L.\u00a0441-10 et D.\u00a0441-5 du Code de commerce).',
]
