import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { asc } from 'drizzle-orm'
import pino, { type Logger } from 'pino'
import { demo } from '../../src/demo/demo'
import { createClock } from '#domain/time/clock'
import type { DatabaseConnection } from '#server/db/database'
import { parseEnv } from '#server/base/env/env'
import * as tables from '#server/db/tables'
import { createApp } from '#server/http/app'
import type { TrustedOperations } from '#server/http/graphql/trustedOperations'
import { createBackend } from '#server/services'
import { openTestDatabase, TUESDAY } from './testDatabase'

export { TUESDAY }
export const PASSWORD = 'Demo-Tablee-2026'

export type TestServer = Awaited<ReturnType<typeof startTestServer>>

export type Result<Data> = {
  status: number
  data: Data
  errors: { message: string; path?: (string | number)[]; extensions: Record<string, unknown> }[]
}

type Options = {
  env?: Record<string, string>
  /** False leaves the database without the demo shop. */
  isSeeded?: boolean
  /** The only operations that are served; any without it. */
  trusted?: TrustedOperations
  /** Says nothing without it, unless TEST_LOG gives a level. */
  logger?: Logger
  /** Of PostgreSQL, where a test wants the product's or others of its own: without them its connections are patient. */
  databaseLimits?: Record<string, string>
  /** Another process of this server's shop: it has its database and nothing of its memory. */
  beside?: { database: DatabaseConnection }
}

/** The whole server on a free port, with a database of its own. */
export async function startTestServer({
  env: variables = {},
  isSeeded = true,
  trusted,
  logger = pino({ level: process.env.TEST_LOG ?? 'silent' }),
  databaseLimits,
  beside,
}: Options = {}) {
  const dataDir = mkdtempSync(join(tmpdir(), 'tablee-test-'))
  const env = parseEnv({
    NODE_ENV: 'test',
    PORT: '0',
    APP_SECRET: 'a secret that every process of the shop has',
    // So that people of these tests may call from addresses of their own.
    TRUST_PROXY: '1',
    MAX_WAITING_QUERIES: '100000',
    DATA_DIR: dataDir,
    CLIENT_DIR: join(dataDir, 'no-client'),
    // Compiling a test and the embedded database hold the event loop up as well, for whole seconds on a busy machine.
    MAX_EVENT_LOOP_DELAY_MS: '0',
    ...variables,
  })
  const clock = createTestClock(TUESDAY)
  const { database, dispose } = beside
    ? { database: beside.database, dispose: async () => undefined }
    : await openTestDatabase(isSeeded ? 'seeded' : 'migrated', databaseLimits)
  const backend = createBackend({ env, demo, database, clock, logger })
  const app = await createApp({
    env,
    demo,
    database,
    clock,
    logger,
    backend,
    trusted: trusted ?? null,
  })
  const url = await app.listen({ port: 0, host: '127.0.0.1' })

  const post = (body: string, headers: Record<string, string> = {}) =>
    fetch(`${url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body,
    })

  /** Sends a query as the site does; `data` and `errors` are what came, an empty list when nothing failed. */
  async function graphql<Data = Record<string, unknown>>(
    query: string,
    variables: Record<string, unknown> = {},
    token?: string,
    headers: Record<string, string> = {},
  ): Promise<Result<Data>> {
    const operationName = /\b(?:query|mutation)\s+(\w+)/.exec(query)?.[1]
    const response = await post(
      JSON.stringify({ operationName, variables, query }),
      token === undefined ? headers : { ...headers, authcookie: token },
    )
    const { data, errors = [] } = await response.json()
    return { status: response.status, data, errors }
  }

  /** A new company account, signed in. */
  async function signUp(changes: Record<string, unknown> = {}) {
    const person = {
      email: `${randomUUID()}@test.example`,
      password: PASSWORD,
      firstname: 'Alix',
      lastname: 'Martin',
      hasAcceptedTerms: true,
      ...changes,
    }
    const { data, errors } = await graphql<{ signup: { id: string; token: string } }>(
      SIGN_UP,
      person,
      undefined,
      { 'x-forwarded-for': newAddress() },
    )
    if (errors[0]) throw new Error(errors[0].message)
    return { ...person, ...data.signup }
  }

  /** Signs a demo account in; returns its token. */
  async function signIn(email: string, type = 'b2b', password = PASSWORD): Promise<string> {
    const { data, errors } = await graphql<{ authenticate: { token: string } }>(SIGN_IN, {
      email,
      password,
      type,
    })
    if (errors[0]) throw new Error(errors[0].message)
    return data.authenticate.token
  }

  /** Every mail written so far, oldest first; those to one address when it is given. */
  async function mails(recipient?: string) {
    const rows = await database.db.select().from(tables.mails).orderBy(asc(tables.mails.id))
    return rows.filter((mail) => recipient === undefined || mail.recipient === recipient)
  }

  /** The newest mail to an address, with the link in it and the token at the link's end. */
  async function lastMail(recipient: string) {
    const mail = (await mails(recipient)).at(-1)
    if (!mail) throw new Error(`no mail to ${recipient}`)
    const link = /https?:\/\/\S+/.exec(mail.text)?.[0] ?? ''
    const token = decodeURIComponent(/[^/=]*$/.exec(link)?.[0] ?? '')
    return { ...mail, link, token }
  }

  async function close() {
    await app.close()
    if (!beside) await database.close()
    await dispose()
    rmSync(dataDir, { recursive: true, force: true })
  }

  return {
    app,
    url,
    dataDir,
    env,
    clock,
    services: backend.services,
    provider: backend.provider,
    sandbox: backend.sandbox,
    database,
    db: database.db,
    post,
    graphql,
    signUp,
    signIn,
    mails,
    lastMail,
    close,
  }
}

const SIGN_UP = `mutation SignUp($email: String!, $password: String!, $firstname: String!, $lastname: String!, $hasAcceptedTerms: Boolean!) {
  signup(email: $email, password: $password, firstname: $firstname, lastname: $lastname, hasAcceptedTerms: $hasAcceptedTerms) { id token }
}`

const SIGN_IN = `mutation SignIn($email: String!, $password: String!, $type: String) {
  authenticate(email: $email, password: $password, type: $type) { token }
}`

let addresses = 0

/** An address that no one has called from yet: limits count callers. */
export function newAddress(): string {
  addresses += 1
  return `10.200.${addresses >> 8}.${addresses & 255}`
}

/** A clock that a test can put forward. */
function createTestClock(startsAt: string) {
  const clock = createClock({ startsAt })
  let ahead = 0
  /** Where it stands still; null while it runs. */
  let still: number | null = null
  return {
    now: () => new Date(still ?? clock.now().getTime() + ahead),
    advance(milliseconds: number) {
      ahead += milliseconds
      if (still !== null) still += milliseconds
    },
    /** It runs on from there. */
    moveTo(instant: string) {
      still = null
      ahead += Date.parse(instant) - this.now().getTime()
    },
    /** It stands there until it is moved: the last moment before an edge is over sooner than a busy machine has sent anything. */
    standAt(instant: string) {
      still = Date.parse(instant)
    },
  }
}
