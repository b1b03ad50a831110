import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { repeatEarlyClick } from '../page/earlyClick'
import { readSessionToken } from '../services/sessionCookie'
import { App } from './App'
import { prepareLaterRoutes } from './laterRoutes'
import { LoadingScreen } from './LoadingScreen'
import { startApp } from './startApp'
import { startWorker } from './startWorker'

/** Brings the page to life: the one that the server has rendered (src/client/page/renderPage.tsx), or a new one. */
export async function startSite(): Promise<void> {
  const container = document.getElementById('root')
  if (!container) throw new Error('The page has no #root')

  prepareLaterRoutes()
  void startWorker()
  if (container.hasChildNodes()) {
    const app = await startApp()
    startTransition(() => {
      hydrateRoot(container, <App {...app} />)
    })
    repeatEarlyClick()
    return
  }
  const root = createRoot(container)
  // A visitor keeps looking at the drawn shell until the first page can take its place.
  if (readSessionToken() !== null) root.render(<LoadingScreen />)
  const app = await startApp()
  // A transition renders in slices: a slow phone responds to touches while the first page is made.
  startTransition(() => root.render(<App {...app} />))
}
