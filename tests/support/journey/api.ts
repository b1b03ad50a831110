import type { Page } from '@playwright/test'

type Result<Data> = { data: Data; errors?: { message: string; extensions: { code: string } }[] }

const COOKIE = 'frontpublic_userToken'

/** The session token that the page's cookie holds. */
export async function tokenOf(page: Page): Promise<string | undefined> {
  const cookies = await page.context().cookies()
  return cookies.find(({ name }) => name === COOKIE)?.value
}

/** Gives the page a session, as signing in does. */
export async function keepToken(page: Page, token: string, url: string): Promise<void> {
  await page.context().addCookies([{ name: COOKIE, value: token, url }])
}

/** Queries the API beside the page, as the customer who is signed in there. */
export async function send<Data>(
  page: Page,
  query: string,
  variables: object = {},
): Promise<Result<Data>> {
  const token = await tokenOf(page)
  const response = await page.request.post('/graphql', {
    data: { query, variables },
    headers: token === undefined ? {} : { authcookie: token },
  })
  return response.json()
}

/** Sends a query that must have a response. */
export async function responseTo<Data>(
  page: Page,
  query: string,
  variables: object = {},
): Promise<Data> {
  const { data, errors } = await send<Data>(page, query, variables)
  if (errors) throw new Error(JSON.stringify(errors))
  return data
}
