import { readStorage, removeFromStorage, writeStorage } from '../services/safeStorage'

const KEY = 'tablee.opening'

/** Pixels that the last order took at the head of home the last time; null where there was none. It says nothing of whose. */
export function readOpeningHeight(): number | null {
  const height = Number(readStorage('localStorage', KEY).value)
  return height > 0 && height < 2000 ? height : null
}

/** Without storage no room is kept: home then moves once, when the last order has come. */
export function keepOpeningHeight(height: number | null): void {
  if (height === null) removeFromStorage('localStorage', KEY)
  else writeStorage('localStorage', KEY, String(height))
}
