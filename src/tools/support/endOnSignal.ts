/** On a signal this process exits as it does by itself: what it has started is ended, and what it has made is removed. */
export function endOnSignal(): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => process.exit(130))
  }
}
