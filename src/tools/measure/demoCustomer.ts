const SIGN_IN = `mutation measureSignIn {
  authenticate(email: "camille@atelier-nord.example", password: "Demo-Tablee-2026", type: "b2b") { token }
}`

/** Returns a session token of a customer of the demonstration. She has paid orders: a new account may not leave thousands unpaid. */
export async function signIn(url: string): Promise<string> {
  const { authenticate } = await send<{ authenticate: { token: string } }>(url, SIGN_IN, {})
  return authenticate.token
}

/** Sends a named operation to the shop at `url`; throws if the response has an error. */
export async function send<Data>(
  url: string,
  query: string,
  variables: object,
  token?: string,
): Promise<Data> {
  const operationName = /\b(?:query|mutation)\s+(\w+)/.exec(query)?.[1]
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authcookie: token }) },
    body: JSON.stringify({ operationName, query, variables }),
  })
  const { data, errors } = await response.json()
  if (errors) throw new Error(`${operationName}: ${JSON.stringify(errors)}`)
  return data
}
