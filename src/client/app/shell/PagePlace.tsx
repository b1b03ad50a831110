import type { ReactNode, RefObject } from 'react'
import { matchRoutes, useLocation } from 'react-router-dom'
import { isPageHandle } from '../../config/pageHandle'
import { classNames } from '../../design/classNames'
import { useDataRouter } from '../../routing/useDataRouter'
import styles from './PagePlace.module.css'
import { useSlowNavigation } from '../navigation/useSlowNavigation'

type Props = { mainRef: RefObject<HTMLElement>; children: ReactNode }

/**
 * The page, which stays until the next one can replace it. While that loads, its skeleton covers it; if it does not
 * load, the page is as it was, with its scroll position.
 */
export function PagePlace({ mainRef, children }: Props) {
  const next = useNextPage()
  return (
    <div className={classNames(styles.place, next && styles.isLeft)}>
      <main ref={mainRef} id="contenu" className={styles.page} tabIndex={-1} hidden={next !== null}>
        {children}
      </main>
      {next && (
        <main className={styles.front}>
          <div className={styles.skeleton}>
            <next.Skeleton pathname={next.pathname} />
          </div>
        </main>
      )}
    </div>
  )
}

/** What stands for the page that is on its way, and its path. Null when the present one is to be looked at meanwhile. */
function useNextPage() {
  const router = useDataRouter()
  const { pathname } = useLocation()
  const next = useSlowNavigation()
  if (!router || !next || next.pathname === pathname) return null
  const handle: unknown = matchRoutes(router.routes, next)?.at(-1)?.route.handle
  return isPageHandle(handle) ? { ...handle, pathname: next.pathname } : null
}
