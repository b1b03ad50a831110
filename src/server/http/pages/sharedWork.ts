type UnderWay<Result> = {
  moment: string | null
  found: Promise<Result>
  next: Promise<Result> | null
}

/**
 * Runs work once for all requests of the same key at the same moment. A request that comes after a change, by which
 * `isCurrent` tells the moment at which the work began, does not get what was begun before it.
 */
export function createSharedWork<Result>(
  moment: () => string | null,
  isCurrent: (then: string | null) => boolean,
) {
  const underWay = new Map<string, UnderWay<Result>>()

  function start(key: string, work: () => Promise<Result>): Promise<Result> {
    const found = work()
    const entry: UnderWay<Result> = { moment: moment(), found, next: null }
    underWay.set(key, entry)
    const end = () => {
      if (underWay.get(key) === entry) underWay.delete(key)
    }
    found.then(end, end)
    return found
  }

  return function share(key: string, work: () => Promise<Result>): Promise<Result> {
    const running = underWay.get(key)
    if (!running) return start(key, work)
    if (isCurrent(running.moment)) return running.found
    const startAnew = () => {
      // The finished one may still be in the map, and would wait for itself.
      if (underWay.get(key) === running) underWay.delete(key)
      return share(key, work)
    }
    return (running.next ??= running.found.then(startAnew, startAnew))
  }
}
