import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { canSearchCompany, type RegisteredCompany } from '#domain/customer/registeredCompany'
import { refusal } from '../../limits/createLimits'
import type { CompanyDirectory } from '../../providers/companies/CompanyDirectory'

/** A person who types fast searches five times a second, never for a whole minute. */
const SEARCHES_PER_MINUTE = 120

/** Companies that an invoice may name, proposed while one types. docs/rules/companies.md */
export function createCompanyService({ directory }: { directory: CompanyDirectory }) {
  // Guards this process alone, and reads no database at each letter that a person types.
  const limiter = new RateLimiterMemory({ points: SEARCHES_PER_MINUTE, duration: 60 })
  return {
    /** None when nothing is known: a form without proposals is filled by hand. Error RATE_LIMITED. */
    search: async (text: string, ip: string): Promise<readonly RegisteredCompany[]> => {
      if (!canSearchCompany(text)) return []
      try {
        await limiter.consume(ip)
      } catch (refused) {
        throw refused instanceof RateLimiterRes ? refusal(refused) : refused
      }
      return directory.search(text).catch(() => [])
    },
  }
}
