/** What became of a wish: the favourites of the account as the server has them then, or nothing was changed. */
export type WishOutcome =
  | { ok: true; ids: readonly string[] }
  /** `isLost` where it did not get through: it is wished again when the connection is back. */
  | { ok: false; isLost: boolean }

type Send = (isKept: boolean) => Promise<WishOutcome>
type Wish = { isKept: boolean; send: Send }

/**
 * Ids of the favourite products; each heart subscribes by itself. A press is shown at once. Requests are sent one after
 * the other, so that the last response belongs to the last press. A refused one is undone; one that was lost is sent
 * again by `sendLost`, unless the same dish was pressed again since.
 */
export function createFavouriteStore() {
  let kept: readonly string[] = []
  let shown: ReadonlySet<string> = new Set()
  let isSending = false
  const wishes = new Map<string, Wish>()
  const lost = new Map<string, Wish>()
  const listeners = new Set<() => void>()

  function show() {
    const next = new Set(kept)
    wishes.forEach(({ isKept }, id) => (isKept ? next.add(id) : next.delete(id)))
    shown = next
    listeners.forEach((listener) => listener())
  }
  async function sendAll() {
    if (isSending) return
    isSending = true
    for (let [next] = wishes; next; [next] = wishes) {
      const [id, wish] = next
      const outcome = await wish.send(wish.isKept)
      if (outcome.ok) kept = outcome.ids
      if (wishes.get(id) === wish) {
        wishes.delete(id)
        if (!outcome.ok && outcome.isLost) lost.set(id, wish)
      }
      show()
    }
    isSending = false
  }

  return {
    tell(ids: readonly string[]) {
      kept = ids
      show()
    },
    wish(id: string, isKept: boolean, send: Send) {
      lost.delete(id)
      wishes.set(id, { isKept, send })
      show()
      void sendAll()
    },
    sendLost() {
      lost.forEach((wish, id) => wishes.set(id, wish))
      lost.clear()
      show()
      void sendAll()
    },
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    shown: () => shown,
  }
}

export type FavouriteStore = ReturnType<typeof createFavouriteStore>
