/**
 * On a signal this process exits as it does by itself: what it has started is ended, and what it has made is removed. Not at once: tsx,
 * which has the signal too, first hears that it is taken, and else kills this process in the middle. The second signal that then comes
 * changes nothing.
 */
export function endOnSignal(): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => setImmediate(() => process.exit(130)))
  }
}
