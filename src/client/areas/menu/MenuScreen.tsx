import { Suspense } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { offeredStorefronts } from '#domain/catalogue/storefronts'
import { LinkButton } from '../../design/buttons/LinkButton'
import { useSession } from '../../state/useSession'
import { menuCopy } from './menuCopy'
import { MenuList } from './MenuList'
import styles from './MenuScreen.module.css'
import { MenuSkeleton } from './MenuSkeleton'
import { menuSearch, menuStorefront } from './menuStorefront'

/** Every storefront's dishes by their names, on a screen of any width. */
export function MenuScreen() {
  const { user } = useSession()
  const [parameters] = useSearchParams()
  const current = menuStorefront(parameters)

  return (
    <section className={styles.screen}>
      <h1>{menuCopy.title}</h1>
      <nav aria-label={menuCopy.storefronts}>
        <ul className={styles.storefronts}>
          {offeredStorefronts(user?.type ?? null).map((storefront) => (
            <li key={storefront.slug}>
              <Link
                className={styles.storefront}
                to={menuSearch(storefront)}
                preventScrollReset
                aria-current={storefront.slug === current.slug ? 'page' : undefined}
              >
                {storefront.name}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <Suspense key={current.slug} fallback={<MenuSkeleton />}>
        <MenuList storefront={current} />
      </Suspense>
      <LinkButton to={current.path} fullWidth>
        {menuCopy.toShop(current.name)}
      </LinkButton>
    </section>
  )
}
