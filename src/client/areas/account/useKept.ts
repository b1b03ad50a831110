import { useState } from 'react'

/** The items of a list that are still in the account: all but those that `tellGone` was called for. */
export function useKept<Item extends { id: string }>(items: readonly Item[]) {
  const [gone, setGone] = useState<readonly string[]>([])
  return {
    kept: items.filter(({ id }) => !gone.includes(id)),
    tellGone: (id: string) => setGone((ids) => [...ids, id]),
  }
}
