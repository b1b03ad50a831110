import { Link, useLocation } from 'react-router-dom'
import { isShopPath } from '#domain/site/routes'
import { offeredStorefronts, storefrontForPath } from '#domain/catalogue/storefronts'
import { revealFocused } from '../design/revealFocused'
import { useSession } from '../state/useSession'
import { appCopy } from './appCopy'
import styles from './StorefrontLinks.module.css'

export function StorefrontLinks() {
  const { pathname } = useLocation()
  const { user } = useSession()
  const current = isShopPath(pathname) ? storefrontForPath(pathname) : null
  return (
    <nav className={styles.navigation} aria-label={appCopy.storefronts} onFocus={revealFocused}>
      <ul className={styles.links}>
        {offeredStorefronts(user?.type ?? null).map(({ slug, name, path }) => (
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
