import type { DatabaseConnection } from '#server/db/database'

/** Changes a table, and waits until this server has heard of it: PostgreSQL tells it after the change, and a server asks its memory until then. */
export async function untilHeard(
  { onStockChange }: Pick<DatabaseConnection, 'onStockChange'>,
  table: string,
  change: () => PromiseLike<unknown>,
): Promise<void> {
  const heard = new Promise<void>((resolve) => {
    const stop = onStockChange((told) => {
      if (told.table !== table) return
      stop()
      resolve()
    })
  })
  await change()
  await heard
}
