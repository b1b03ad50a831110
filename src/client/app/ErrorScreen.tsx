import { isRouteErrorResponse, useRouteError } from 'react-router-dom'
import { COMPANY, HELP_PHONE_LINK } from '../../domain/company'
import { paths } from '../config/paths'
import { Button } from '../design/Button'
import { LinkButton } from '../design/LinkButton'
import { RequestError } from '../relay/RequestError'
import { appCopy } from './appCopy'
import styles from './ErrorScreen.module.css'
import { NotFoundScreen } from './NotFoundScreen'

/** What is left when a page cannot be shown. Specification, section 2. */
export function ErrorScreen() {
  const error = useRouteError()
  if (isNotFound(error)) return <NotFoundScreen />

  return (
    <section className={styles.screen}>
      <h1>{appCopy.errorTitle}</h1>
      <p className={styles.detail}>{describe(error)}</p>
      <p>
        {appCopy.errorText} <a href={HELP_PHONE_LINK}>{COMPANY.helpPhone}</a>.
      </p>
      <div className={styles.actions}>
        <Button onClick={() => location.reload()}>{appCopy.errorRetry}</Button>
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

function describe(error: unknown) {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`.trim()
  if (error instanceof RequestError && error.requestId)
    return `${error.message} (${error.requestId})`
  return error instanceof Error ? error.message : String(error)
}
