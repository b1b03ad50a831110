/** Who runs the shop, for pages, mails and documents. A made-up company; the phone range is reserved for fiction. */
export const COMPANY = {
  name: 'Tablée',
  legalName: 'Tablée SAS',
  capital: '50 000 €',
  siren: '900 123 456',
  siret: '900 123 456 00015',
  vatNumber: 'FR87 900 123 456',
  register: 'RCS Paris 900 123 456',
  address: '12 rue du Croissant, 75002 Paris',
  helpPhone: '01 99 00 12 34',
  email: 'bonjour@tablee.example',
} as const

/** The help phone as an address that telephones can dial. */
export const HELP_PHONE_LINK = `tel:+33${COMPANY.helpPhone.replaceAll(' ', '').slice(1)}`
