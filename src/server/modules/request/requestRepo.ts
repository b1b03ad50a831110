import { lt } from 'drizzle-orm'
import type { Database } from '../../db/database'
import { deleteInBatches } from '../../db/deleteInBatches'
import { requests } from '../../db/tables/requests'

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

export const deleteOldRequests = (db: Database, before: Date): Promise<number> =>
  deleteInBatches(db, requests, lt(requests.createdAt, before))
