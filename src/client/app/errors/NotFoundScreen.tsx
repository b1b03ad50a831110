import { actionCopy } from '../../config/actionCopy'
import { paths } from '../../config/paths'
import { LinkButton } from '../../design/buttons/LinkButton'
import { appCopy } from '../appCopy'
import styles from './NotFoundScreen.module.css'

/** No page lives at this address; with 400, none can. docs/rules/site.md#paths */
export function NotFoundScreen({ status = 404 }: { status?: 400 | 404 }) {
  const plate = <span className={styles.plate} />
  return (
    <section className={styles.screen}>
      <p className={styles.number} aria-hidden="true">
        4{plate}
        {status === 404 ? 4 : plate}
      </p>
      <p className={styles.text}>{appCopy.notFoundStatus(status)}</p>
      <h1>{appCopy.notFoundTitle}</h1>
      <p className={styles.text}>{appCopy.notFoundText}</p>
      <LinkButton to={paths.home.build()}>{actionCopy.toShop}</LinkButton>
    </section>
  )
}
