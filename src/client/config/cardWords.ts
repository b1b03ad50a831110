import { capitalised } from '#domain/text/capitalised'

/** How a saved card is named wherever it stands. */
export const cardWords = {
  /** `brand` is the code of the card's network, `american_express`. */
  name: (brand: string, last4: string) => `${networkName(brand)} se terminant par ${last4}`,
  /** Where there is little room, as a bank writes it. */
  short: (brand: string, last4: string) => `${networkName(brand)}\u00a0•••• ${last4}`,
  validity: ({ isExpired, month, year }: { isExpired: boolean; month: string; year: string }) =>
    `${isExpired ? 'Expirée depuis' : 'Expire en'} ${month}/${year}`,
} as const

const networkName = (brand: string) => brand.split('_').map(capitalised).join(' ')
