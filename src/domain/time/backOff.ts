/** Milliseconds before the next attempt after so many in vain: twice as long each time, up to the longest. */
export const backOffMs = (attempts: number, firstMs: number, maxMs: number): number =>
  Math.min(firstMs * 2 ** Math.min(Math.max(attempts - 1, 0), 30), maxMs)
