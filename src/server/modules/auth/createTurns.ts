/** Lets so many pieces of work run at once; the others wait, in the order in which they came. */
export function createTurns(maxAtOnce: number) {
  let running = 0
  const waiting: (() => void)[] = []
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (running < maxAtOnce) running += 1
    else await new Promise<void>((resolve) => waiting.push(resolve))
    try {
      return await work()
    } finally {
      // The one that has waited longest is next.
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}
