import type { Demo } from '#server/Demo'
import { COMPANIES } from './companies/companies'
import { mailRoutes } from './mails/mailRoutes'
import { STREETS } from './streets/streets'

/** What the server takes of the demonstration, beside the data that `seed` writes. */
export const demo: Demo = { streets: STREETS, companies: COMPANIES, mailRoutes }
