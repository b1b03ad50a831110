import type { RegisteredCompany } from '#domain/customer/registeredCompany'
import { MAX_PROPOSED, type CompanyDirectory } from './CompanyDirectory'

/** The words of a text without case, accents and punctuation. */
const wordsOf = (text: string): string[] =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean)

const digitsOf = (text: string) => (/^[\d\s]+$/.test(text) ? text.replace(/\s/g, '') : '')

/** The directory of a shop without one outside: each typed word begins a word of the name or the town, or the digits the SIRET. */
export function tableDirectory(companies: readonly RegisteredCompany[]): CompanyDirectory {
  const table = companies.map((company) => ({
    company,
    name: wordsOf(company.name),
    town: wordsOf(company.town),
  }))
  return {
    search: (text) => {
      const digits = digitsOf(text)
      const words = wordsOf(text)
      const begins = (own: readonly string[], word: string) =>
        own.some((other) => other.startsWith(word))
      const found = table.filter(({ company, name, town }) => {
        if (digits !== '') return company.siret.startsWith(digits)
        const isNamed = words.some((word) => begins(name, word))
        return isNamed && words.every((word) => begins(name, word) || begins(town, word))
      })
      return Promise.resolve(found.slice(0, MAX_PROPOSED).map(({ company }) => company))
    },
  }
}
