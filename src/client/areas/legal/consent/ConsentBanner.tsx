import { Link } from 'react-router-dom'
import { ACCEPT_ALL, REFUSE_ALL, type ConsentChoices } from '#domain/customer/consent'
import { paths } from '../../../config/paths'
import { Button } from '../../../design/buttons/Button'
import { giveFocusBack, withAncestors } from '../../../design/focus/giveFocusBack'
import { useToast } from '../../../design/notices/useToast'
import { VisuallyHidden } from '../../../design/text/VisuallyHidden'
import { useConsent } from '../../../state/useConsent'
import { useIsInBrowser } from '../../../services/useIsInBrowser'
import { useModal } from '../../../state/useModal'
import styles from './ConsentBanner.module.css'
import { consentCopy as copy } from './consentCopy'

/** Asks once, in a line that leaves the page in sight: refusing is as near as accepting, and neither is chosen beforehand. */
export function ConsentBanner() {
  const { consent, decide } = useConsent()
  const { open } = useModal()
  const toast = useToast()
  const isInBrowser = useIsInBrowser()
  if (!isInBrowser || consent !== null) return null

  const decideAndLeave = (button: Element, choices: ConsentChoices) => {
    giveFocusBack(withAncestors(button))
    decide(choices)
    toast(copy.saved)
  }
  return (
    <section className={styles.banner} aria-labelledby="consent-title">
      <h2 id="consent-title" className={styles.title}>
        <VisuallyHidden>{copy.title}</VisuallyHidden>
      </h2>
      <p className={styles.text}>
        {copy.text} <Link to={paths.privacyPolicy.build()}>{copy.more}</Link>
      </p>
      <div className={styles.actions}>
        <Button
          variant="secondary"
          size="small"
          onClick={({ currentTarget }) => decideAndLeave(currentTarget, REFUSE_ALL)}
        >
          {copy.refuseAll}
        </Button>
        <Button
          variant="secondary"
          size="small"
          onClick={({ currentTarget }) => decideAndLeave(currentTarget, ACCEPT_ALL)}
        >
          {copy.acceptAll}
        </Button>
        <Button variant="quiet" size="small" onClick={() => open({ kind: 'consent' })}>
          {copy.choose}
        </Button>
      </div>
    </section>
  )
}
