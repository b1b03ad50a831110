import type { createBrowserRouter, Location, NavigationType } from 'react-router-dom'
import * as v from 'valibot'
import { isPageFailed } from '../../services/failedPage'

type Router = ReturnType<typeof createBrowserRouter>

/** The router, and the entry of the browser's history that the page stands at: going back moves there before the page does. */
let shown: { router: Router; entry: number } | null = null
let step: 'returning' | 'refusing' | null = null

/** To be called by who shows the pages of a router. Returns how to stop. */
export function showPagesOf(router: Router): () => void {
  const page = { router, entry: presentEntry() }
  shown = page
  let { location } = router.state
  const stopListening = router.subscribe((state) => {
    if (state.location === location) return
    location = state.location
    page.entry = presentEntry()
  })
  return () => {
    stopListening()
    if (shown === page) shown = null
  }
}

/** Whether a page is shown that a way to `url` would leave; one that could not be shown is none. */
export function isLeftFor(url: string): boolean {
  if (isPageFailed()) return false
  const { pathname, search } = new URL(url)
  const here = shown?.router.state.location
  return here !== undefined && (here.pathname !== pathname || here.search !== search)
}

/** Whether the router is being brought back to the page that is shown. */
export const isReturning = (): boolean => step === 'returning'

/** Whether the shell is to refuse the way to a page that cannot come. */
export const isRefusing = (): boolean => step === 'refusing'

/**
 * Gives up the page that is on its way. The one that is shown stays as it is, at its entry of the history; the way that led
 * from it is then taken again, for the shell to refuse it (`OfflineNotice.tsx`).
 */
export async function stayOnPage(): Promise<void> {
  if (!shown || step !== null) return
  const { router, entry } = shown
  const { location: here, navigation } = router.state
  const { location: there, historyAction } = navigation
  if (!there) return
  const distance = presentEntry() - entry
  step = 'returning'
  await (distance === 0 ? navigateTo(router, here) : router.navigate(-distance))
  step = 'refusing'
  await (distance === 0
    ? router.navigate(there, { state: there.state, replace: historyAction === 'REPLACE' })
    : router.navigate(distance))
  step = null
}

/** Whether the visitor goes back while the page that they last chose is still loading: that cancels the choice, and leaves no page. */
export function isPressTakenBack(action: `${NavigationType}`): boolean {
  if (!shown || action !== 'POP') return false
  // The router cannot undo a navigation to an entry that it has not made itself, such as that of the skip link.
  const entry = numberedEntry()
  if (entry === null) return false
  return shown.router.state.navigation.historyAction === 'PUSH' && entry < shown.entry
}

/** Gives up the page that is on its way, as soon as the router that refused the way back has undone it in the history. */
export async function takePressBack(): Promise<void> {
  if (!shown) return
  const { router } = shown
  await new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }))
  step = 'returning'
  await navigateTo(router, router.state.location)
  step = null
}

/** Navigates to where the page already is: the entry of the history stays, and a navigation under way is given up. */
const navigateTo = (router: Router, here: Location) =>
  router.navigate(here, { state: here.state, replace: true, preventScrollReset: true })

const entrySchema = v.object({ idx: v.number() })

/** The number that the router gives to the entries that it makes; null for any other entry. */
function numberedEntry(): number | null {
  const entry = v.safeParse(entrySchema, window.history.state)
  return entry.success ? entry.output.idx : null
}

const presentEntry = () => numberedEntry() ?? 0
