import { AccountMenu } from './AccountMenu'
import { appCopy } from './appCopy'
import { CartLink } from './CartLink'
import styles from './Header.module.css'
import { Logo } from './Logo'
import { MenuLink } from './MenuLink'
import { StorefrontLinks } from './StorefrontLinks'

export function Header() {
  return (
    <header className={styles.header}>
      <a className={styles.skip} href="#contenu">
        {appCopy.skipToContent}
      </a>
      <div className={styles.bar}>
        <Logo />
        <StorefrontLinks />
        <div className={styles.actions}>
          <MenuLink />
          <AccountMenu />
          <CartLink />
        </div>
      </div>
    </header>
  )
}
