import { eq } from 'drizzle-orm'
import { users } from '#server/db/tables'
import type { TestServer } from './testServer'

/** As if its owner had followed the link, with nothing of what follows from that. */
export const confirmAddress = ({ db, clock }: Pick<TestServer, 'db' | 'clock'>, email: string) =>
  db.update(users).set({ emailValidatedAt: clock.now() }).where(eq(users.email, email))
