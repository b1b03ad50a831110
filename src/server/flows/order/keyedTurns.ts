import { tryAgain } from '../../base/errors'

/** Longer than the waits of a busy minute, shorter than a customer's patience. */
const PATIENCE_MS = 5_000

export type KeyedTurns = ReturnType<typeof createKeyedTurns>

type Waiter = { keys: readonly string[]; begin: () => void }

/**
 * Lets so many at a time do something with a key, and the others wait in memory in the order in which they came. Those who
 * wait for a row that a transaction holds would otherwise take every connection there is, and all other buyers wait with them.
 */
export function createKeyedTurns(maxAtOnce: number, patienceMs = PATIENCE_MS) {
  const underWay = new Map<string, number>()
  const waiters = new Set<Waiter>()

  const isFree = (keys: readonly string[]) =>
    keys.every((key) => (underWay.get(key) ?? 0) < maxAtOnce)

  const count = (keys: readonly string[], change: 1 | -1) => {
    for (const key of keys) {
      const left = (underWay.get(key) ?? 0) + change
      if (left > 0) underWay.set(key, left)
      else underWay.delete(key)
    }
  }

  function end(keys: readonly string[]) {
    count(keys, -1)
    for (const waiter of waiters) if (isFree(waiter.keys)) waiter.begin()
  }

  function wait(keys: readonly string[]): Promise<void> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        waiters.delete(waiter)
        reject(tryAgain())
      }, patienceMs)
      const waiter: Waiter = {
        keys,
        begin: () => {
          clearTimeout(timer)
          waiters.delete(waiter)
          count(keys, 1)
          resolve()
        },
      }
      waiters.add(waiter)
    })
  }

  /** Does the work once every key has a turn left. Error TRY_AGAIN when none comes in time: nothing was done. */
  return async <T>(keys: readonly string[], work: () => Promise<T>): Promise<T> => {
    if (isFree(keys)) count(keys, 1)
    else await wait(keys)
    try {
      return await work()
    } finally {
      end(keys)
    }
  }
}
