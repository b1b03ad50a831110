import { searchWords } from '#domain/catalogue/search'
import type { RegisteredCompany } from '#domain/customer/registeredCompany'
import { MAX_PROPOSED, type CompanyDirectory } from './CompanyDirectory'

const digitsOf = (text: string) => (/^[\d\s]+$/.test(text) ? text.replace(/\s/g, '') : '')

/** The directory of a shop without one outside: each typed word begins a word of the name or the town, or the digits the SIRET. */
export function tableDirectory(companies: readonly RegisteredCompany[]): CompanyDirectory {
  const table = companies.map((company) => ({
    company,
    name: searchWords(company.name),
    town: searchWords(company.town),
  }))
  return {
    search: (text) => {
      const digits = digitsOf(text)
      const words = searchWords(text)
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
