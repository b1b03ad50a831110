/** Who runs the shop, for pages, mails and documents. A made-up company; the phone range is reserved for fiction. */
export const COMPANY = {
  name: 'Tablée',
  legalName: 'Tablée SAS',
  capital: '50\u00a0000\u00a0€',
  siren: '900 123 456',
  siret: '900 123 456 00015',
  vatNumber: 'FR87 900 123 456',
  register: 'RCS Paris 900 123 456',
  address: '12 rue du Croissant, 75002 Paris',
  postalAddress: {
    streetAddress: '12 rue du Croissant',
    postalCode: '75002',
    addressLocality: 'Paris',
  },
  helpPhone: '01 99 00 12 34',
  helpHours: 'Du lundi au vendredi, de 8\u00a0h à\u00a019\u00a0h',
  email: 'bonjour@tablee.example',
  privacyEmail: 'donnees@tablee.example',
  /** Who answers for the pages, by office: the company is made up, and so would a name be. */
  publisher: 'la présidence de Tablée SAS',
  /** The operator of the site names the host here. */
  host: 'Ce site de démonstration est hébergé par la personne qui l’exécute.',
  legalTextsUpdatedOn: '26 novembre 2026',
  privacyPolicyUpdatedOn: '28 novembre 2026',
} as const

/** The company and its form in law, as a page has to name them. */
export const LEGAL_IDENTITY = `${COMPANY.legalName}, société par actions simplifiée au capital de ${COMPANY.capital}`

/** The demonstration account that transfers go to: the example IBAN of the banks' own documents. */
export const BANK_ACCOUNT = {
  iban: 'FR76 3000 6000 0112 3456 7890 189',
  bic: 'AGRIFRPP',
  accountHolder: 'Tablée',
} as const

/** The help phone as an address that telephones can dial. */
export const HELP_PHONE_LINK = `tel:+33${COMPANY.helpPhone.replaceAll(' ', '').slice(1)}`

/** The help phone in a sentence: it is read in one piece, and parted by no end of a line. */
export const HELP_PHONE_WORDS = COMPANY.helpPhone.replaceAll(' ', '\u00a0')
