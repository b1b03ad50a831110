import { Link } from 'react-router-dom'
import { ACCEPT_ALL, REFUSE_ALL } from '#domain/customer/consent'
import { paths } from '../../../config/paths'
import { Button } from '../../../design/Button'
import { VisuallyHidden } from '../../../design/VisuallyHidden'
import { useConsent } from '../../../state/useConsent'
import { useIsInBrowser } from '../../../state/useIsInBrowser'
import { useModal } from '../../../state/useModal'
import styles from './ConsentBanner.module.css'
import { consentCopy as copy } from './consentCopy'

/** Asks once, in a line that leaves the page in sight: refusing is as near as accepting, and neither is chosen beforehand. */
export function ConsentBanner() {
  const { consent, decide } = useConsent()
  const { modal, open } = useModal()
  const isInBrowser = useIsInBrowser()
  if (!isInBrowser || consent !== null || modal?.kind === 'consent') return null
  return (
    <section className={styles.banner} aria-labelledby="consent-title">
      <h2 id="consent-title" className={styles.title}>
        <VisuallyHidden>{copy.title}</VisuallyHidden>
      </h2>
      <p className={styles.text}>
        {copy.text} <Link to={paths.privacyPolicy.build()}>{copy.more}</Link>
      </p>
      <div className={styles.actions}>
        <Button variant="secondary" size="small" onClick={() => decide(REFUSE_ALL)}>
          {copy.refuseAll}
        </Button>
        <Button variant="secondary" size="small" onClick={() => decide(ACCEPT_ALL)}>
          {copy.acceptAll}
        </Button>
        <Button variant="quiet" size="small" onClick={() => open({ kind: 'consent' })}>
          {copy.choose}
        </Button>
      </div>
    </section>
  )
}
