import { useEffect } from 'react'
import { RetryNotice } from '../../../relay/RetryNotice'
import { onReconnect } from '../../../services/connection'
import { reorderCopy as copy } from './reorderCopy'

/** The shop did not respond: another request may help, and is sent by itself when the connection is back. */
export function ReorderProblem({ onRetry }: { onRetry: () => void }) {
  useEffect(() => onReconnect(onRetry), [onRetry])
  return <RetryNotice onRetry={onRetry}>{copy.failed}</RetryNotice>
}
