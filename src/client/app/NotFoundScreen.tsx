import { paths } from '../config/paths'
import { LinkButton } from '../design/LinkButton'
import { appCopy } from './appCopy'
import styles from './NotFoundScreen.module.css'

export function NotFoundScreen() {
  return (
    <section className={styles.screen}>
      <p className={styles.number} aria-hidden="true">
        4
        <span className={styles.plate} />4
      </p>
      <p className={styles.text}>{appCopy.notFoundStatus}</p>
      <h1>{appCopy.notFoundTitle}</h1>
      <p className={styles.text}>{appCopy.notFoundText}</p>
      <LinkButton to={paths.home.build()}>{appCopy.notFoundAction}</LinkButton>
    </section>
  )
}
