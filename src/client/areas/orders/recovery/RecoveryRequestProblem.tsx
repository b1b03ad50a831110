import { COMPANY, HELP_PHONE_LINK } from '#domain/customer/company'
import { Notice } from '../../../design/notices/Notice'
import { trayRecoveryCopy as copy } from './trayRecoveryCopy'
import type { RequestOutcome } from './useRequestRecovery'

export type RecoveryRefusal = Exclude<RequestOutcome, { kind: 'done' | 'wrong' }>

/** Why a request could not be taken, and whom to call. */
export function RecoveryRequestProblem({ problem }: { problem: RecoveryRefusal }) {
  if (problem.kind === 'limited') {
    return (
      <Notice tone="danger" isFormError>
        {problem.words}
      </Notice>
    )
  }
  return (
    <Notice tone="danger" isFormError>
      {copy.request[problem.kind]} <a href={HELP_PHONE_LINK}>{COMPANY.helpPhone}</a>.
    </Notice>
  )
}
