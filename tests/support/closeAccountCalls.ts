import type { TestServer } from './testServer'

const CLOSE = 'mutation Close($password: String) { closeAccount(password: $password) }'

/** Asks for the end of the account of a session. */
export const closeAccount = (
  server: Pick<TestServer, 'graphql'>,
  token?: string,
  password: string | null = null,
) => server.graphql<{ closeAccount: boolean }>(CLOSE, { password }, token)
