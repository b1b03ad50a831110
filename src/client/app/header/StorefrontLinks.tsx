import { Link, useLocation, useNavigation } from 'react-router-dom'
import { isShopPath } from '#domain/site/routes'
import { offeredStorefronts, storefrontForPath } from '#domain/catalogue/storefronts'
import { useSlidingRow } from '../../design/layout/useSlidingRow'
import { useSession } from '../../state/useSession'
import { appCopy } from '../appCopy'
import styles from './StorefrontLinks.module.css'

/** The storefront that was pressed is the current one at once, also while its page is on its way. */
export function StorefrontLinks() {
  const here = useLocation()
  const { pathname } = useNavigation().location ?? here
  const { user } = useSession()
  const current = isShopPath(pathname) ? storefrontForPath(pathname) : null
  const offered = offeredStorefronts(user?.type ?? null)
  // The row slides anew when another account is offered other storefronts.
  const row = useSlidingRow<HTMLElement>(
    [current?.slug, ...offered.map(({ slug }) => slug)].join(),
    styles.navigation,
  )
  return (
    <nav aria-label={appCopy.storefronts} {...row}>
      <ul className={styles.links}>
        {offered.map(({ slug, name, path }) => (
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
