/** What of the browser's cache storage the site uses, in memory. jsdom has none. */
export function fakeCaches() {
  const stores = new Map<string, Map<string, Response>>()
  const open = async (name: string) => {
    const store = stores.get(name) ?? new Map<string, Response>()
    stores.set(name, store)
    return {
      put: async (url: string, response: Response) => void store.set(url, response),
      match: async (url: string) => store.get(url)?.clone(),
    }
  }
  return {
    open,
    keys: async () => [...stores.keys()],
    delete: async (name: string) => stores.delete(name),
    /** The text of everything that is kept. */
    texts: async () =>
      (
        await Promise.all(
          [...stores.values()].flatMap((store) =>
            [...store.values()].map((kept) => kept.clone().text()),
          ),
        )
      ).join('\n'),
  }
}
