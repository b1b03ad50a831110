import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { COMPANY, HELP_PHONE_LINK } from '#domain/customer/company'
import { actionCopy } from '../../config/actionCopy'
import { Button } from '../../design/buttons/Button'
import { EmptyState } from '../../design/notices/EmptyState'
import { tellPageFailed } from '../../services/failedPage'
import { accountCopy as copy } from './accountCopy'

/** The server did not give the page: another request may help. Another failure is another error, to be requested again. */
export function PageNotHad({ error }: { error: Error }) {
  useEffect(tellPageFailed, [])
  const location = useLocation()
  const navigate = useNavigate()
  const [retried, setRetried] = useState<Error | null>(null)
  // Not by running the loaders again: they return before React has rendered that they run, and this screen would stay.
  const retry = () => {
    setRetried(error)
    void navigate(location, { replace: true, preventScrollReset: true })
  }
  return (
    <EmptyState
      title={copy.errorTitle}
      action={
        <Button isBusy={retried === error} onClick={retry}>
          {actionCopy.retry}
        </Button>
      }
    >
      <p>
        {copy.errorText} <a href={HELP_PHONE_LINK}>{COMPANY.helpPhone}</a>.
      </p>
    </EmptyState>
  )
}
