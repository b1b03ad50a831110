import type { RegisteredCompany } from '#domain/customer/registeredCompany'

/** Where companies are looked up by what a person types of their name, or by SIREN. */
export type CompanyDirectory = {
  /** The best matches first, few; rejects when nothing can be known. */
  search(text: string): Promise<readonly RegisteredCompany[]>
}

/** How many are proposed at once. */
export const MAX_PROPOSED = 5
