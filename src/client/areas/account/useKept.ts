import { useState } from 'react'

/** What of a list is still in the account: less what is told to be gone, by whatever tab. */
export function useKept<Item extends { id: string }>(items: readonly Item[]) {
  const [gone, setGone] = useState<readonly string[]>([])
  return {
    kept: items.filter(({ id }) => !gone.includes(id)),
    tellGone: (id: string) => setGone((ids) => [...ids, id]),
  }
}
