// Runs in the measured page: keeps what the browser says of each interaction, from the input to the next paint.
const seen = []
window.seenEvents = seen
new PerformanceObserver((list) => {
  for (const { interactionId, startTime, duration } of list.getEntries()) {
    if (interactionId > 0) seen.push({ startTime, duration })
  }
}).observe({ type: 'event', durationThreshold: 16, buffered: true })
