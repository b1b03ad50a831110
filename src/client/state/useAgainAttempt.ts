import { useState } from 'react'
import { newKey } from '../services/newKey'
import { againAttemptStorage } from './orderAttempt'

/** The state of an order that is placed beside the cart, and the key of its own cart; both survive a reload. */
export function useAgainAttempt() {
  const [key, setKey] = useState(() => againAttemptStorage.load()?.cartKey ?? newKey())
  return {
    key,
    attempt: { read: againAttemptStorage.load, write: againAttemptStorage.keep },
    renewKey: () => {
      const next = newKey()
      setKey(next)
      return next
    },
    /** The order stands: the next one is another. */
    finish: () => againAttemptStorage.keep(null),
  }
}
