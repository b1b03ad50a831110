import type {
  createBrowserRouter,
  LoaderFunction,
  Location,
  NavigationType,
  ShouldRevalidateFunction,
} from 'react-router-dom'
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

/** Whether this navigation brings the router back to the page that is shown, and not to another that was chosen meanwhile. */
export const isReturning = ({
  currentUrl,
  nextUrl,
}: Pick<Parameters<ShouldRevalidateFunction>[0], 'currentUrl' | 'nextUrl'>): boolean =>
  step === 'returning' && currentUrl.href === nextUrl.href

/** Whether the history is being brought back to its entry of the page that is shown. */
export const isHistoryBehind = (): boolean => step === 'returning'

/**
 * Loads nothing, and ends once the history stands at the entry of the page that is shown: what a navigation writes before is
 * written over another entry. The way back and forward itself writes nothing.
 */
export const historyAtPage: LoaderFunction = async () => {
  const page = shown
  if (!page || !isHistoryBehind() || page.router.state.navigation.historyAction === 'POP')
    return null
  while (presentEntry() !== page.entry) await nextMove()
  return null
}

/** The next move through the history, once the router has heard of it. */
const nextMove = () =>
  new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }))

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
  const isBack = distance === 0 ? navigateTo(router, here) : router.navigate(-distance)
  if (distance !== 0) await nextMove()
  // The visitor has gone back or forward at the same moment: that is under way now, and is given up by itself when it is lost too.
  if (presentEntry() !== entry) {
    step = null
    return
  }
  await isBack
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

/**
 * Gives up the page that is on its way. The router that refused the way back undoes it in the history meanwhile (`historyAtPage`);
 * it takes a second way back at the same moment for that, so that what is left is undone here.
 */
export async function takePressBack(): Promise<void> {
  if (!shown) return
  const { router, entry } = shown
  step = 'returning'
  const isGivenUp = navigateTo(router, router.state.location)
  await nextMove()
  const distance = presentEntry() - entry
  if (distance !== 0) window.history.go(-distance)
  await isGivenUp
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
