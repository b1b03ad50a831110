import { config } from '../config/config'
import { afterPaint } from './afterPaint'
import { loadScript } from './loadScript'

/** What is worth counting. The names are those of the tracking plan. */
type TrackedEvent =
  | { event: 'pageView'; path: string; title: string }
  | { event: 'error'; kind: string; detail?: string | undefined }
  | { event: 'addressChosen'; departmentCode: string }
  | { event: 'addToCart'; itemId: string; type: string; qty: number }
  | { event: 'checkoutStarted'; itemCount: number }
  | { event: 'orderPlaced'; orderId: string }
  | { event: 'orderPaid'; orderId: string }

type TagManagerStart = { event: 'gtm.js'; 'gtm.start': number }

declare global {
  interface Window {
    dataLayer?: (TrackedEvent | TagManagerStart)[] | undefined
  }
}

let isOpen = false
let isLoaded = false

const dataLayer = () => (window.dataLayer ??= [])

/** What has happened and is not yet counted. */
const waiting: TrackedEvent[] = []

function count() {
  for (const event of waiting.splice(0)) dataLayer().push(event)
}

/**
 * Counts an event, once the page shows what was pressed: a tag manager does much with each. Without a tag manager it only fills the page's own data layer, which leaves the page by no way;
 * with one, nothing is counted before the visitor has allowed it.
 */
export function track(event: TrackedEvent) {
  if (config.tagManagerId !== null && !isOpen) return
  waiting.push(event)
  if (waiting.length > 1) return
  afterPaint(count)
  // A page that is left paints no more.
  window.addEventListener('pagehide', count, { once: true })
}

/** Counts from now on. To be called once the visitor has allowed it. */
export function openAnalytics() {
  if (isOpen || config.tagManagerId === null) return
  isOpen = true
  dataLayer().push({ event: 'gtm.js', 'gtm.start': performance.timeOrigin + performance.now() })
}

/** Loads the tag manager, when there is one, which reads what was counted before. After `openAnalytics`. */
export function loadTagManager() {
  const { tagManagerId } = config
  if (isLoaded || tagManagerId === null) return
  isLoaded = true
  loadScript(`https://www.googletagmanager.com/gtm.js?id=${encodeURIComponent(tagManagerId)}`)
}
