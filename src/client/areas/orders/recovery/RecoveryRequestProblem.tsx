import { COMPANY, HELP_PHONE_LINK } from '#domain/customer/company'
import { Notice } from '../../../design/Notice'
import { trayRecoveryCopy as copy } from './trayRecoveryCopy'

/** Why a request could not be taken, and whom to call. */
export function RecoveryRequestProblem({ problem }: { problem: 'closed' | 'failed' }) {
  return (
    <Notice tone="danger" isFormError>
      {copy.request[problem]} <a href={HELP_PHONE_LINK}>{COMPANY.helpPhone}</a>.
    </Notice>
  )
}
