import { getTableColumns, getTableName, sql, type SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'

/**
 * An INSERT whose rows travel as one JSON parameter: its text is short and the same for any number of rows, which spares
 * both sides most of their work. A column that no row names gets its default; one that only others name gets null.
 */
export function insertion<Table extends PgTable>(
  table: Table,
  rows: readonly Table['$inferInsert'][],
): SQL {
  const columns = Object.entries(getTableColumns(table)).filter(([key]) =>
    rows.some((row) => key in row),
  )
  const names = columns.map(([, column]) => `"${column.name}"`).join(', ')
  const records = rows.map((row) => {
    const values = new Map<string, unknown>(Object.entries(row))
    return Object.fromEntries(columns.map(([key, column]) => [column.name, values.get(key)]))
  })
  const into = `"${getTableName(table)}"`
  const statement = `insert into ${into} (${names}) select ${names} from jsonb_populate_recordset(null::${into}, `
  return sql`${sql.raw(statement)}${JSON.stringify(records)}::jsonb)`
}
