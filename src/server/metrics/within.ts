const PATIENCE_MS = 1_000

/** Null when it fails or takes long: the scraper must see the rest while the database is down. */
export async function within<Value>(value: Promise<Value>): Promise<Value | null> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), PATIENCE_MS)
  })
  try {
    return await Promise.race([value, late])
  } catch {
    return null
  } finally {
    clearTimeout(timer)
  }
}
