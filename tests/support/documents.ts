import { asc } from 'drizzle-orm'
import { invoices } from '#server/db/tables'
import type { TestServer } from './testServer'

export type DocumentLink = { type: string; fileUrl: string }

/** The documents of an order, as its owner is offered them. */
export async function documentsOf(server: TestServer, id: string, token: string) {
  const { data, errors } = await server.graphql<{ order: { documents: DocumentLink[] } }>(
    `query Documents($id: ID!) { order(id: $id) { documents { type fileUrl } } }`,
    { id },
    token,
  )
  if (errors[0]) throw new Error(errors[0].message)
  return data.order.documents
}

/** What a browser gets at an address of ours. */
export async function download(server: TestServer, path: string) {
  const response = await fetch(new URL(path, server.url))
  const body = Buffer.from(await response.arrayBuffer())
  return { status: response.status, headers: response.headers, body }
}

export const invoicesOf = ({ db }: Pick<TestServer, 'db'>) =>
  db.select().from(invoices).orderBy(asc(invoices.number))
