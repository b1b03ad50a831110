/** An error doubles the wait, this often at most. */
const MOST_DOUBLINGS = 4

/**
 * Asks again and again while the page is seen: never twice at once, at once when somebody comes back to it, less and less
 * often while the answers fail. Returns how to stop.
 */
export function startPolling(ask: () => Promise<unknown>, everyMs: number): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let failures = 0
  let isAsking = false
  let isStopped = false

  const plan = () => {
    clearTimeout(timer)
    if (isStopped || document.hidden) return
    timer = setTimeout(run, everyMs * 2 ** Math.min(failures, MOST_DOUBLINGS))
  }
  const run = () => {
    if (isAsking || isStopped) return
    isAsking = true
    ask()
      .then(
        () => (failures = 0),
        () => (failures += 1),
      )
      .finally(() => {
        isAsking = false
        plan()
      })
  }
  const onReturn = () => {
    clearTimeout(timer)
    if (!document.hidden) run()
  }

  document.addEventListener('visibilitychange', onReturn)
  window.addEventListener('focus', onReturn)
  plan()
  return () => {
    isStopped = true
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', onReturn)
    window.removeEventListener('focus', onReturn)
  }
}
