import type { Result } from './testServer'

/** Queries a server by its address, as the site does. */
export function graphqlClient(url: string) {
  async function graphql<Data = Record<string, unknown>>(
    query: string,
    variables: Record<string, unknown> = {},
    token?: string,
  ): Promise<Result<Data>> {
    const response = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(token === undefined ? {} : { authcookie: token }),
      },
      body: JSON.stringify({ variables, query }),
    })
    const { data, errors = [] } = await response.json()
    return { status: response.status, data, errors }
  }
  return { graphql }
}
