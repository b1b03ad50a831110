import { formatSiret, isSiret, normaliseSiret } from '../requests/fields'

/** A company of the public register, with its seat. docs/rules/companies.md#what-is-proposed */
export type RegisteredCompany = {
  name: string
  /** 9 digits. */
  siren: string
  /** 14 digits: the establishment of the seat. */
  siret: string
  /** Of the seat, on one line: `12 rue de la Paix, 75002 Paris`. */
  address: string
  postalCode: string
  town: string
}

const MIN_LENGTH = 3
const MAX_LENGTH = 100

/** Whether the text is worth a search: from 3 characters to 100, outer spaces not counted. docs/rules/companies.md#search */
export function canSearchCompany(text: string): boolean {
  const { length } = text.trim()
  return length >= MIN_LENGTH && length <= MAX_LENGTH
}

/** Whether an invoice may name the company: it has a name, an address and a valid SIRET that begins with its SIREN. docs/rules/companies.md#what-is-proposed */
export const isInvoiceable = ({ name, siren, siret, address }: RegisteredCompany): boolean =>
  isSiret(siret) &&
  normaliseSiret(siret).startsWith(siren) &&
  siren.length === 9 &&
  name.trim() !== '' &&
  address.trim() !== ''

/** What an invoice takes of it, as its form writes it. docs/rules/companies.md#what-is-filled */
export const invoiceDetailsOf = ({ name, siret, address }: RegisteredCompany) => ({
  companyName: name,
  companySiret: formatSiret(siret),
  address,
})

/** A SIREN as people write it, in unbreakable groups: `904 817 269`. */
export const formatSiren = (siren: string): string => siren.replace(/(\d{3})(?=\d)/g, '$1\u00a0')
