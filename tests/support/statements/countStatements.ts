import { NodePgPreparedQuery } from 'drizzle-orm/node-postgres/session'
import { PglitePreparedQuery } from 'drizzle-orm/pglite/session'

/** PostgreSQL's driver sends these as statements, the embedded one does not. */
const FRAME = /^(begin|commit|rollback|savepoint|release|set transaction)\b/i

/** Watches every statement that drizzle sends on either driver. */
export function countStatements() {
  const spies = [NodePgPreparedQuery, PglitePreparedQuery].map((driver) =>
    jest.spyOn(driver.prototype, 'execute'),
  )
  return {
    /** The texts sent since the last call. */
    take(): string[] {
      const sent = spies.flatMap(({ mock }) => mock.contexts.map((query) => query.getQuery().sql))
      spies.forEach((spy) => spy.mockClear())
      return sent.filter((text) => !FRAME.test(text.trim()))
    },
    restore: () => spies.forEach((spy) => spy.mockRestore()),
  }
}

/** A statement whatever the number of its values: `in ($1, $2)` is `in ($)`, `($1, $2), ($3, $4)` is `($)`. */
export const shapeOf = (text: string) =>
  text
    .replaceAll(/::\w+/g, '')
    .replaceAll(/\$\d+(, \$\d+)*/g, '$')
    .replaceAll(/(\([$, default]*\)(, )?)+/g, '($)')
