/** An error doubles the wait, this often at most. */
const MOST_DOUBLINGS = 4

/** A tab that comes back says so twice, as seen and as focused: long enough for both, too short to be felt. */
const RETURN_MS = 50

/**
 * Asks again and again while the page is seen: never twice at once, at once when somebody comes back to it, less and less
 * often while the answers fail. Returns how to stop.
 */
export function startPolling(ask: () => Promise<unknown>, everyMs: number): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let failures = 0
  let isAsking = false
  let isStopped = false
  // Since the last question was put: its answer may not know what the person comes back for.
  let hasReturned = false

  const plan = (waitMs: number) => {
    clearTimeout(timer)
    if (isStopped || document.hidden) return
    timer = setTimeout(run, waitMs)
  }
  const planNext = () => plan(hasReturned ? 0 : everyMs * 2 ** Math.min(failures, MOST_DOUBLINGS))
  const run = () => {
    if (isAsking) return
    isAsking = true
    hasReturned = false
    ask()
      .then(
        () => (failures = 0),
        () => (failures += 1),
      )
      .finally(() => {
        isAsking = false
        planNext()
      })
  }
  const onReturn = () => {
    hasReturned = !document.hidden
    plan(RETURN_MS)
  }

  document.addEventListener('visibilitychange', onReturn)
  window.addEventListener('focus', onReturn)
  planNext()
  return () => {
    isStopped = true
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', onReturn)
    window.removeEventListener('focus', onReturn)
  }
}
