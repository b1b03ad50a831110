import { Suspense, useEffect, useRef } from 'react'
import { Outlet } from 'react-router-dom'
import { Chat } from '../../areas/requests/chat/Chat'
import { ConsentBanner } from '../../areas/legal/consent/ConsentBanner'
import { AccountArrival } from '../followers/AccountArrival'
import { CartFollower } from '../followers/CartFollower'
import { CookiesNotice } from '../notices/CookiesNotice'
import { ErrorScreen } from '../errors/ErrorScreen'
import { Footer } from '../footer/Footer'
import { Header } from '../header/Header'
import { KnownOpening } from './KnownOpening'
import { ModalHost } from './ModalHost'
import { OfflineBar } from '../notices/OfflineBar'
import { OfflineNotice } from '../notices/OfflineNotice'
import { PageConfiguration } from '../configuration/PageConfiguration'
import { PagePlace } from './PagePlace'
import { PagePlaceholder } from './PagePlaceholder'
import { ProgressLine } from './ProgressLine'
import styles from './RootShell.module.css'
import { SessionFollower } from '../followers/SessionFollower'
import { ScrollPositions } from './ScrollPositions'
import { SkipLink } from './SkipLink'
import { ThirdParties } from '../followers/ThirdParties'
import { UsualDeliveryFollower } from '../followers/UsualDeliveryFollower'
import { dropSecondPresses } from '../../services/secondPress'
import { useFocusOnNavigation } from '../navigation/useFocusOnNavigation'
import { useLostRoutes } from '../errors/useLostRoutes'
import { usePageTracking } from './usePageTracking'

/**
 * What stands around every page. It holds no state: rendering it again while the page of the server comes alive
 * would throw that page away.
 */
export function RootShell() {
  const mainRef = useRef<HTMLElement>(null)
  useFocusOnNavigation(mainRef)
  usePageTracking()
  useEffect(dropSecondPresses, [])
  const lost = useLostRoutes()

  return (
    <div className={styles.shell}>
      <SkipLink />
      <ProgressLine />
      <PageConfiguration />
      <Header />
      <CookiesNotice />
      <OfflineBar />
      <PagePlace mainRef={mainRef}>
        <KnownOpening />
        {lost === null ? (
          <Suspense fallback={<PagePlaceholder />}>
            <Outlet />
          </Suspense>
        ) : (
          <ErrorScreen lost={lost} />
        )}
      </PagePlace>
      <Chat />
      <Footer />
      <ConsentBanner />
      <ModalHost />
      <OfflineNotice />
      <ThirdParties />
      <SessionFollower />
      <AccountArrival />
      <CartFollower />
      <UsualDeliveryFollower />
      <ScrollPositions />
    </div>
  )
}
