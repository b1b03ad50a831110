import * as v from 'valibot'
import { isInvoiceable, type RegisteredCompany } from '#domain/customer/registeredCompany'
import { text } from '#server/ops/catalogue/folder/values'
import companies from './companies.json'

const companiesFile = v.array(
  v.pipe(
    v.strictObject({ name: text, siret: text, street: text, postalCode: text, town: text }),
    v.transform(({ street, ...company }): RegisteredCompany => ({
      ...company,
      siren: company.siret.slice(0, 9),
      address: `${street}, ${company.postalCode} ${company.town}`,
    })),
    v.check(isInvoiceable, 'must have a SIRET whose key is right'),
  ),
)

/**
 * The companies that a demonstration proposes. All are invented: the register gives no number that begins with 0. JSON,
 * because a compiled server has them in it and no reader of YAML. docs/rules/companies.md#search
 */
export const COMPANIES: readonly RegisteredCompany[] = v.parse(companiesFile, companies)
