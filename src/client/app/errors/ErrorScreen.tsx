import { useEffect } from 'react'
import { isRouteErrorResponse, useRouteError } from 'react-router-dom'
import { COMPANY, HELP_PHONE_LINK } from '#domain/customer/company'
import { actionCopy } from '../../config/actionCopy'
import { config } from '../../config/config'
import { paths } from '../../config/paths'
import { Button } from '../../design/buttons/Button'
import { LinkButton } from '../../design/buttons/LinkButton'
import { isUnreachable, RequestError } from '../../relay/RequestError'
import { onReconnect } from '../../services/connection'
import { tellPageFailed } from '../../services/failedPage'
import { appCopy } from '../appCopy'
import styles from './ErrorScreen.module.css'
import { NotFoundScreen } from './NotFoundScreen'

/** What is left when a page cannot be shown: for the error of its route, or for one that the router has put nowhere. docs/rules/site.md#failures */
export function ErrorScreen({ lost }: { lost?: { error: unknown } }) {
  const routeError = useRouteError()
  const error = lost ? lost.error : routeError
  useEffect(() => {
    if (isLost(error)) return onReconnect(() => location.reload())
  }, [error])
  useEffect(() => (isNotFound(error) ? undefined : tellPageFailed()), [error])
  if (isNotFound(error)) return <NotFoundScreen />

  return (
    <section className={styles.screen}>
      <h1 lang="en">{appCopy.errorTitle}</h1>
      <p>
        {happened(error)} {appCopy.errorText} <a href={HELP_PHONE_LINK}>{COMPANY.helpPhone}</a>.
      </p>
      <p className={styles.detail}>
        {appCopy.errorDetails} ({appCopy.errorRelease(config.release)}){'\u00a0: '}
        <span lang="en">{describe(error)}</span>
      </p>
      <div className={styles.actions}>
        <Button onClick={() => location.reload()}>
          {isLost(error) ? actionCopy.retry : appCopy.errorRetry}
        </Button>
        <LinkButton variant="secondary" to={paths.home.build()} reloadDocument>
          {appCopy.errorHome}
        </LinkButton>
      </div>
    </section>
  )
}

function isNotFound(error: unknown) {
  if (isRouteErrorResponse(error)) return error.status === 404
  return error instanceof RequestError && error.code === 'NOT_FOUND'
}

function happened(error: unknown): string {
  if (isLost(error)) return appCopy.errorUnreachable
  return error instanceof RequestError ? appCopy.errorRefused : appCopy.errorBroken
}

const isLost = (error: unknown) => isLostCode(error) || isUnreachable(error)

/** A file of the site that did not arrive, as webpack names it. */
const isLostCode = (error: unknown) => error instanceof Error && error.name === 'ChunkLoadError'

function describe(error: unknown) {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`.trim()
  if (error instanceof RequestError && error.requestId)
    return `${error.message} (${error.requestId})`
  return error instanceof Error ? error.message : String(error)
}
