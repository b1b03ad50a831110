import { COMPANY, HELP_PHONE_LINK } from '#domain/customer/company'
import styles from './GuestsPanel.module.css'

/** Words that end with the number to call. */
export function HelpLine({ children }: { children: string }) {
  return (
    <p className={styles.help}>
      {children}{' '}
      <a className={styles.phone} href={HELP_PHONE_LINK}>
        {COMPANY.helpPhone}
      </a>
    </p>
  )
}
