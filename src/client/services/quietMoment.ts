/** By then a first page has loaded, so that what waits for this does not compete with it. */
const REST_MS = 3_000

const isLoaded = () =>
  new Promise<void>((resolve) => {
    if (document.readyState === 'complete') return resolve()
    window.addEventListener('load', () => resolve(), { once: true })
  })

// Safari has no `requestIdleCallback`.
const isIdle = () =>
  new Promise<void>((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: 5_000 })
    else setTimeout(resolve)
  })

let rest: Promise<void> | null = null

/** The page has loaded and rested a while, and the browser has time. */
export async function quietMoment(): Promise<void> {
  rest ??= isLoaded().then(() => new Promise((resolve) => setTimeout(resolve, REST_MS)))
  await rest
  await isIdle()
}
