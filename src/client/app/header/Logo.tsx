import { Link } from 'react-router-dom'
import { paths } from '../../config/paths'
import { COMPANY } from '#domain/customer/company'
import { appCopy } from '../appCopy'
import styles from './Logo.module.css'

export function Logo() {
  return (
    <Link className={styles.logo} to={paths.home.build()} aria-label={appCopy.home}>
      <svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true">
        <circle cx="16" cy="16" r="16" fill="var(--color-action)" />
        <circle cx="16" cy="16" r="9.5" fill="none" stroke="var(--color-paper)" strokeWidth="2.5" />
        <circle cx="16" cy="16" r="4" fill="var(--color-paper)" />
      </svg>
      {COMPANY.name}
    </Link>
  )
}
