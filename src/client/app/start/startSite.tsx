import { StrictMode, startTransition, type ComponentProps } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { repeatEarlyClick } from '../../page/earlyClick'
import { readSessionToken } from '../../services/sessionCookie'
import { App } from '../App'
import { preparePagesOnIntent } from '../navigation/laterRoutes'
import { LoadingScreen } from './LoadingScreen'
import { startApp } from './startApp'
import { startWorker } from './startWorker'

const strictly = (app: ComponentProps<typeof App>) => (
  <StrictMode>
    <App {...app} />
  </StrictMode>
)

/** Brings the page to life: the one that the server has rendered (src/client/page/renderPage.tsx), or a new one. */
export async function startSite(): Promise<void> {
  const container = document.getElementById('root')
  if (!container) throw new Error('The page has no #root')

  preparePagesOnIntent()
  void startWorker()
  if (container.hasChildNodes()) {
    const app = await startApp()
    startTransition(() => {
      hydrateRoot(container, strictly(app))
    })
    repeatEarlyClick()
    return
  }
  const root = createRoot(container)
  // A visitor keeps looking at the page’s own shell until the first page can take its place.
  if (readSessionToken() !== null) root.render(<LoadingScreen />)
  const app = await startApp()
  // A transition renders in slices: a slow phone responds to touches while the first page is made.
  startTransition(() => root.render(strictly(app)))
}
