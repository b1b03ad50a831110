import * as v from 'valibot'
import { parsedStorage } from './parsedStorage'
import { tabStorage } from './tabStorage'

const KEY = 'tablee.customer'
const customerId = v.nullable(v.string())

/** Whose drafts and order attempt this tab keeps: the id of who signed in last, null once they are forgotten. */
export const tabCustomer = tabStorage<string | null>(KEY, customerId, null)

/** The customer whose address and contacts the cart holds. Kept when a session expires. docs/rules/accounts.md#sessions */
export const cartCustomer = parsedStorage<string | null>('localStorage', KEY, customerId, null)
