import type { Database } from '../../db/database'
import { requests } from '../../db/tables'

export type RequestKind = typeof requests.$inferInsert.kind
export type RequestContent = Readonly<Record<string, string | number | boolean | null>>

export async function insertRequest(
  db: Database,
  kind: RequestKind,
  content: RequestContent,
  createdAt: Date,
): Promise<void> {
  await db.insert(requests).values({ kind, content, createdAt })
}
