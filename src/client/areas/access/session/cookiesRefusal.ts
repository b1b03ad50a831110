import type { SubmissionErrors } from 'final-form'
import { areCookiesBlocked } from '../../../services/sessionCookie'
import { beginErrors } from './beginErrors'

/** Said before anything is sent: a session that this browser cannot keep must not be opened. docs/rules/accounts.md#sessions */
export const cookiesRefusal = (): SubmissionErrors | null =>
  areCookiesBlocked() ? beginErrors({ reason: 'cookies' }) : null
