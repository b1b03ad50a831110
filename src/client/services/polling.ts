/** An error doubles the wait, this often at most. */
const MAX_DOUBLINGS = 4

/** A tab that comes back says so twice, as seen and as focused: long enough for both, too short to be felt. */
const RETURN_MS = 50

/**
 * Requests again and again while the page is seen: never twice at once, without a wait when a person comes back to it or the
 * connection is back, less and less often while the responses fail. Returns how to stop.
 */
export function startPolling(poll: () => Promise<unknown>, everyMs: number): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let failures = 0
  let isPolling = false
  let isStopped = false
  // The request on its way may have been answered before the change that the person comes back for.
  let hasReturned = false

  const plan = (waitMs: number) => {
    clearTimeout(timer)
    if (isStopped || document.hidden) return
    timer = setTimeout(run, waitMs)
  }
  const planNext = () => plan(hasReturned ? 0 : everyMs * 2 ** Math.min(failures, MAX_DOUBLINGS))
  const run = () => {
    if (isPolling) return
    isPolling = true
    hasReturned = false
    poll()
      .then(
        () => (failures = 0),
        () => (failures += 1),
      )
      .finally(() => {
        isPolling = false
        planNext()
      })
  }
  const onReturn = () => {
    hasReturned = !document.hidden
    plan(RETURN_MS)
  }

  document.addEventListener('visibilitychange', onReturn)
  window.addEventListener('focus', onReturn)
  window.addEventListener('online', onReturn)
  planNext()
  return () => {
    isStopped = true
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', onReturn)
    window.removeEventListener('focus', onReturn)
    window.removeEventListener('online', onReturn)
  }
}
