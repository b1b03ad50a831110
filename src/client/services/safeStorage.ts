/** Why the browser keeps nothing: storage is blocked, or full. */
export type StorageProblem = 'blocked' | 'full'

export type StorageArea = 'localStorage' | 'sessionStorage'
type ReadResult = { value: string | null; problem: StorageProblem | null }

// Only the name tells a full storage from a blocked one, and Firefox has a name of its own.
const isFull = (error: unknown) => error instanceof DOMException && /quota/i.test(error.name)

/** Runs one storage operation; the browser may throw on any of them, even on reaching the storage. */
function attempt(operation: () => void): StorageProblem | null {
  try {
    operation()
    return null
  } catch (error) {
    return isFull(error) ? 'full' : 'blocked'
  }
}

export function readStorage(area: StorageArea, key: string): ReadResult {
  const result: ReadResult = { value: null, problem: null }
  result.problem = attempt(() => {
    result.value = window[area].getItem(key)
  })
  return result
}

export const writeStorage = (
  area: StorageArea,
  key: string,
  value: string,
): StorageProblem | null => attempt(() => window[area].setItem(key, value))

export const removeFromStorage = (area: StorageArea, key: string): StorageProblem | null =>
  attempt(() => window[area].removeItem(key))
