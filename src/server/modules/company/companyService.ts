import { canSearchCompany, type RegisteredCompany } from '#domain/customer/registeredCompany'
import { createMemoryLimit } from '../../limits/memoryLimit'
import type { CompanyDirectory } from '../../providers/companies/CompanyDirectory'

/** A person who types fast searches five times a second, never for a whole minute. */
const SEARCHES_PER_MINUTE = 120

/** Companies that an invoice may name, proposed while one types. docs/rules/companies.md */
export function createCompanyService({ directory }: { directory: CompanyDirectory }) {
  const limit = createMemoryLimit({ points: SEARCHES_PER_MINUTE, seconds: 60 })
  return {
    /** None when nothing is known: a form without proposals is filled by hand. Error RATE_LIMITED. */
    search: async (text: string, ip: string): Promise<readonly RegisteredCompany[]> => {
      if (!canSearchCompany(text)) return []
      await limit.take(ip)
      return directory.search(text).catch(() => [])
    },
  }
}
