import { COMPANY, HELP_PHONE_LINK } from '#domain/customer/company'
import { failureCopy } from '../../../config/failureCopy'
import { Notice } from '../../../design/Notice'
import { trayRecoveryCopy as copy } from './trayRecoveryCopy'

export type RecoveryRefusal = 'closed' | 'limited' | 'failed'

/** Why a request could not be taken, and whom to call. */
export function RecoveryRequestProblem({ problem }: { problem: RecoveryRefusal }) {
  if (problem === 'limited') {
    return (
      <Notice tone="danger" isFormError>
        {failureCopy.rateLimited}
      </Notice>
    )
  }
  return (
    <Notice tone="danger" isFormError>
      {copy.request[problem]} <a href={HELP_PHONE_LINK}>{COMPANY.helpPhone}</a>.
    </Notice>
  )
}
