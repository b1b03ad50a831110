import { COMPANY } from '../customer/company'

/** Who the shop is, for search engines: JSON-LD in the words of schema.org. `siteAddress` ends without a slash. */
export const shopFacts = (siteAddress: string) => ({
  '@context': 'https://schema.org',
  '@type': 'FoodEstablishment',
  name: COMPANY.name,
  legalName: COMPANY.legalName,
  url: `${siteAddress}/`,
  telephone: COMPANY.helpPhone,
  email: COMPANY.email,
  vatID: COMPANY.vatNumber,
  address: {
    '@type': 'PostalAddress',
    ...COMPANY.postalAddress,
    addressCountry: 'FR',
  },
  areaServed: ['Paris', 'Hauts-de-Seine', 'Seine-Saint-Denis', 'Val-de-Marne'],
  servesCuisine: 'French',
  openingHours: 'Mo-Fr 08:00-19:00',
})
