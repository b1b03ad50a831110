import { ingredientsFile } from '#server/ops/catalogue/folder/catalogueFiles'
import { catalogueRows } from '../../src/demo/catalogueRows'
import { demoAccounts } from '../../src/demo/people/accounts'
import { companyRows } from '../../src/demo/people/companies'
import { demoCustomers } from '../../src/demo/people/customers'
import type { OrderSources } from '../../src/demo/people/pastOrders'
import { readData } from '../../src/demo/readData'

/** The catalogue of the demonstration, as its files say it. */
export const CATALOGUE = catalogueRows()

/** What its dishes are made of. */
export const INGREDIENTS = new Map(
  Object.entries(readData('catalogue/ingredients.yaml', ingredientsFile)),
)

/** What its past orders are made from. */
export const orderSources = (): OrderSources => ({
  catalogue: CATALOGUE,
  companies: companyRows(),
  customers: demoCustomers(demoAccounts()),
})
