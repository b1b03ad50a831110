import { Suspense } from 'react'
import { useLocation } from 'react-router-dom'
import { isOrderingPath } from '#domain/site/routes'
import { lazyPart } from '../../services/lazyPart'
import { AccountMenu } from './AccountMenu'
import { CartLink } from './CartLink'
import styles from './Header.module.css'
import { Logo } from './Logo'
import { MenuLink } from './MenuLink'
import { StorefrontLinks } from './StorefrontLinks'

// Loaded on demand: visitors who only look around never need it.
const HelpPhone = lazyPart(() => import('./HelpPhone').then(({ HelpPhone }) => HelpPhone))

/** The head of every page. The person who orders has the way home and a person to call, and nothing that leads elsewhere. */
export function Header() {
  const isLean = isOrderingPath(useLocation().pathname)
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <Logo />
        {isLean ? (
          <div className={styles.actions}>
            <Suspense fallback={null}>
              <HelpPhone />
            </Suspense>
          </div>
        ) : (
          <>
            <StorefrontLinks />
            <div className={styles.actions}>
              <MenuLink />
              <AccountMenu />
              <CartLink />
            </div>
          </>
        )}
      </div>
    </header>
  )
}
