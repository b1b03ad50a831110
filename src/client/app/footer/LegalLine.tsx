import { Link } from 'react-router-dom'
import { COMPANY } from '#domain/customer/company'
import { newTab } from '../../design/newTab'
import styles from './LegalLine.module.css'

type Props = { links: readonly (readonly [path: string, name: string])[] }

/** Who sells, and on which terms, on a line; the texts open beside, so that an order is not lost over reading them. */
export function LegalLine({ links }: Props) {
  return (
    <footer className={styles.line}>
      <p>
        {COMPANY.legalName}, {COMPANY.address}
      </p>
      <ul className={styles.links}>
        {links.map(([path, name]) => (
          <li key={path}>
            <Link to={path} {...newTab}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </footer>
  )
}
