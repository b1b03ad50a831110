import { useSyncExternalStore } from 'react'
import { Link } from 'react-router-dom'
import { ACCEPT_ALL, REFUSE_ALL } from '../../../domain/consent'
import { paths } from '../../config/paths'
import { Button } from '../../design/Button'
import { useConsent } from '../../state/useConsent'
import { useModal } from '../../state/useModal'
import styles from './ConsentBanner.module.css'
import { consentCopy as copy } from './consentCopy'

const nothingChanges = () => () => undefined

/** Asks once, without hiding the page: refusing is as near as accepting, and neither is chosen beforehand. */
export function ConsentBanner() {
  const { consent, decide } = useConsent()
  const { modal, open } = useModal()
  // The page that the server drew is shared by those who have answered and those who have not.
  const isInBrowser = useSyncExternalStore(
    nothingChanges,
    () => true,
    () => false,
  )
  if (!isInBrowser || consent !== null || modal?.kind === 'consent') return null
  return (
    <section className={styles.banner} aria-labelledby="consent-title">
      <h2 id="consent-title" className={styles.title}>
        {copy.title}
      </h2>
      <p className={styles.text}>
        {copy.text} <Link to={paths.privacyPolicy.build()}>{copy.more}</Link>
      </p>
      <div className={styles.actions}>
        <Button variant="secondary" onClick={() => decide(REFUSE_ALL)}>
          {copy.refuseAll}
        </Button>
        <Button variant="secondary" onClick={() => decide(ACCEPT_ALL)}>
          {copy.acceptAll}
        </Button>
        <Button variant="quiet" onClick={() => open({ kind: 'consent' })}>
          {copy.choose}
        </Button>
      </div>
    </section>
  )
}
