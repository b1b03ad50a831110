import { removeSessionToken, writeSessionToken } from '../../../src/client/services/sessionCookie'
import { closePage, openPage } from './openPage'

const operationName = 'shopScreenQuery'
const variables = { date: '2026-11-24' }

afterEach(() => {
  closePage()
  removeSessionToken()
})

/** What the page sends before its bundle has come. */
function sentByPage(): Request[] {
  const sent: Request[] = []
  globalThis.fetch = async (url, request) => {
    sent.push(new Request(new URL(String(url), window.location.href), request))
    return Response.json({ data: {} })
  }
  openPage({ type: 'navigate', isRendered: false, operationName, variables })
  return sent
}

test('the first query of a visitor goes out before the bundle, and names the header authcookie, empty', async () => {
  const [request, ...others] = sentByPage()
  expect(others).toEqual([])
  expect(request?.headers.get('authcookie')).toBe('')
  expect(await request?.json()).toEqual({ operationName, variables, query: 'query of the page' })
})

test('the first query of a customer waits for the bundle, which knows the session', () => {
  writeSessionToken('secret')
  expect(sentByPage()).toEqual([])
})
