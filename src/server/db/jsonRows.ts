import { getTableColumns, getTableName, sql, type SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'

/**
 * How rows of a table travel as one JSON parameter, so that a statement has the same text for any number of them. The
 * columns are all but those that the database numbers and those left out here. A column with a default needs a value
 * like any other: what a row does not name is null.
 */
export function jsonRows<Table extends PgTable>(table: Table, leftOut: readonly string[] = []) {
  const columns = Object.entries(getTableColumns(table)).flatMap(([key, column]) =>
    column.generatedIdentity || column.columnType === 'PgSerial' || leftOut.includes(key)
      ? []
      : [{ key, name: column.name }],
  )
  const names = new Map(columns.map(({ key, name }) => [key, name]))
  const listed = (prefix: string) =>
    sql.raw(columns.map(({ name }) => `${prefix}"${name}"`).join(', '))
  return {
    /** `"a", "b"`, for the INSERT. */
    columns: listed(''),
    /** `alias."a", alias."b"`, for its SELECT. */
    columnsOf: (alias: string): SQL => listed(`${alias}.`),
    /** The rows of a placeholder, to select from. */
    rows: (placeholder: string): SQL =>
      sql`jsonb_populate_recordset(null::${sql.identifier(getTableName(table))}, ${sql.placeholder(placeholder)}::jsonb)`,
    /** The value of that placeholder. */
    toJson: (rows: readonly Partial<Table['$inferInsert']>[]): string =>
      JSON.stringify(
        rows.map((row) => {
          const values: Record<string, unknown> = {}
          for (const [key, value] of Object.entries(row)) {
            const name = names.get(key)
            if (name !== undefined) values[name] = value
          }
          return values
        }),
      ),
  }
}
