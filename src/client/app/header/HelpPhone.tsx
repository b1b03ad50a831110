import Phone from 'lucide-react/icons/phone'
import { COMPANY, HELP_PHONE_LINK } from '#domain/customer/company'
import { appCopy } from '../appCopy'
import styles from './HelpPhone.module.css'

/** Whom to call, as a link that telephones dial. */
export function HelpPhone() {
  return (
    <a className={styles.help} href={HELP_PHONE_LINK}>
      <Phone size={18} aria-hidden="true" />
      <span className={styles.question}>{appCopy.help}</span>
      <strong>{COMPANY.helpPhone}</strong>
    </a>
  )
}
