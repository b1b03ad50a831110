import { Link, useLocation } from 'react-router-dom'
import { isShopPath } from '../../domain/routes'
import { STOREFRONTS, storefrontForPath, type Storefront } from '../../domain/storefronts'
import { useSession } from '../state/useSession'
import { appCopy } from './appCopy'
import styles from './StorefrontLinks.module.css'

export function StorefrontLinks() {
  const { pathname } = useLocation()
  const { user } = useSession()
  const current = isShopPath(pathname) ? storefrontForPath(pathname) : null
  // The other storefronts say themselves, to whoever comes by their address, how to get in.
  const isOffered = ({ access }: Storefront) =>
    access === 'everyone' || (user !== null && (access === 'canteen') === (user.type === 'canteen'))

  return (
    <nav className={styles.navigation} aria-label={appCopy.storefronts}>
      <ul className={styles.links}>
        {STOREFRONTS.filter(isOffered).map(({ slug, name, path }) => (
          <li key={slug}>
            <Link
              className={styles.link}
              to={path}
              aria-current={current?.slug === slug ? 'page' : undefined}
            >
              <span>{name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
