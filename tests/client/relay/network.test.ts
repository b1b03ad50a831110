import { commitMutation, fetchQuery, graphql, type Environment } from 'react-relay/hooks'
import type { networkTestMutation } from '#generated/relay/networkTestMutation.graphql'
import type { networkTestQuery } from '#generated/relay/networkTestQuery.graphql'
import { SERVER_TIME_HEADER, writeServerTime } from '#domain/time/serverTime'
import { createEnvironment } from '../../../src/client/relay/environment'
import type { Fetch } from '../../../src/client/relay/network'
import { REPEATABLE } from '../../../src/client/relay/repeatOnce'
import { RequestError } from '../../../src/client/relay/RequestError'
import { clock } from '../../../src/client/services/clock'
import { removeSessionToken, writeSessionToken } from '../../../src/client/services/sessionCookie'

const query = graphql`
  query networkTestQuery($id: ID!, $date: Date!, $point: ID!, $input: AvailableInventoryInput!) {
    product(id: $id, date: $date, distributionPointId: $point) {
      name
    }
    availableInventory(input: $input) {
      menus {
        name
      }
    }
  }
`
const variables = {
  id: '12',
  date: '2026-11-24',
  point: '111',
  input: { date: '2026-11-24', distributionPointsIds: ['111'] },
}
const data = {
  product: { id: '12', name: 'Tarte fine' },
  availableInventory: { menus: [{ id: '12', name: 'Menu du marché' }] },
}

const send = (fetch: Fetch) =>
  fetchQuery<networkTestQuery>(createEnvironment(fetch), query, variables)

afterEach(() => {
  removeSessionToken()
  window.tableeFirstQuery = undefined
})

test('one POST carries operationName, variables and query, with credentials', async () => {
  const fetch = jest.fn<Promise<Response>, Parameters<Fetch>>(async () => Response.json({ data }))
  await send(fetch).toPromise()
  const [url, request] = fetch.mock.calls[0] ?? []
  expect(url).toBe('/graphql')
  expect(request).toMatchObject({ method: 'POST', credentials: 'include' })
  expect(JSON.parse(String(request?.body))).toEqual({
    operationName: 'networkTestQuery',
    variables,
    query: expect.stringContaining('query networkTestQuery'),
  })
})

test('a response that carries the server’s time is heard', async () => {
  const now = new Date('2031-05-06T07:08:09Z')
  const headers = { [SERVER_TIME_HEADER]: writeServerTime(now) }
  await send(async () => Response.json({ data }, { headers })).toPromise()
  expect(clock.now().toISOString()).toMatch(/^2031-05-06T07:08/)
})

test('every request names the header authcookie, empty for a visitor', async () => {
  const headers: Headers[] = []
  const fetch: Fetch = async (_url, request) => {
    headers.push(new Headers(request.headers))
    return Response.json({ data })
  }
  await send(fetch).toPromise()
  writeSessionToken('secret')
  await send(fetch).toPromise()
  expect(headers.map((sent) => sent.get('authcookie'))).toEqual(['', 'secret'])
})

test('product 12 and menu 12 are two things', async () => {
  const response = await send(async () => Response.json({ data })).toPromise()
  expect(response?.product?.name).toBe('Tarte fine')
  expect(response?.availableInventory.menus[0]?.name).toBe('Menu du marché')
})

test('a response with errors is refused, even with some data, with its code and fields', async () => {
  const errors = [
    {
      message: 'Unknown account',
      extensions: { code: 'BAD_USER_INPUT', fields: { email: 'UNKNOWN' }, requestId: 'r-1' },
    },
  ]
  const failure = send(async () => Response.json({ data, errors })).toPromise()
  await expect(failure).rejects.toBeInstanceOf(RequestError)
  await expect(failure).rejects.toMatchObject({
    code: 'BAD_USER_INPUT',
    message: 'Unknown account',
    fields: { email: 'UNKNOWN' },
    requestId: 'r-1',
  })
})

test.each([
  ['a lost network', () => Promise.reject(new TypeError('Failed to fetch')), 'NETWORK'],
  ['a page instead of JSON', async () => new Response('<html>'), 'BAD_RESPONSE'],
  ['JSON of another kind', async () => Response.json([1]), 'BAD_RESPONSE'],
  ["a proxy's limit", async () => new Response('<html>', { status: 429 }), 'RATE_LIMITED'],
])('%s is a failure with a code of its own', async (_name, fetch, code) => {
  await expect(send(fetch).toPromise()).rejects.toMatchObject({ code })
})

test('leaving ends the request', () => {
  let signal: AbortSignal | null | undefined
  const fetch: Fetch = (_url, request) => {
    signal = request.signal
    return new Promise(() => undefined)
  }
  send(fetch).subscribe({}).unsubscribe()
  expect(signal?.aborted).toBe(true)
})

const mutation = graphql`
  mutation networkTestMutation($utmSource: String!) {
    updateSource(utmSource: $utmSource)
  }
`

const commit = (
  environment: Environment,
  { isRepeatable, utmSource = 'foire' }: { isRepeatable: boolean; utmSource?: string },
) =>
  new Promise((resolve, reject) => {
    commitMutation<networkTestMutation>(environment, {
      mutation,
      variables: { utmSource },
      ...(isRepeatable && { cacheConfig: REPEATABLE }),
      onCompleted: resolve,
      onError: reject,
    })
  })

test('a change goes on when its page is left, unless it is more than a browser sends then; a query does not', async () => {
  const kept: unknown[] = []
  const fetch: Fetch = async (_url, { keepalive }) => {
    kept.push(keepalive)
    return Response.json({ data: { ...data, updateSource: true } })
  }
  const environment = createEnvironment(fetch)
  await commit(environment, { isRepeatable: false })
  await commit(environment, { isRepeatable: false, utmSource: 'f'.repeat(32_000) })
  await send(fetch).toPromise()
  expect(kept).toEqual([true, false, false])
})

describe('a server that is silent', () => {
  const silent = () => new Promise<never>(() => undefined)
  const stalled = async () => Object.assign(Response.json({}), { json: silent })

  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())

  /** What became of it, as its code. */
  const watch = (outcome: Promise<unknown>) => {
    const seen: { code?: string } = {}
    outcome.catch((error: RequestError) => (seen.code = error.code))
    return seen
  }

  test.each([
    ['says nothing', silent],
    ['begins to respond and stops', stalled],
  ])('is out of reach for a query after twenty seconds: it %s', async (_name, response) => {
    let signal: AbortSignal | null | undefined
    const fetch: Fetch = (_url, request) => {
      signal = request.signal
      return response()
    }
    const seen = watch(send(fetch).toPromise())
    await jest.advanceTimersByTimeAsync(19_999)
    expect([seen.code, signal?.aborted]).toEqual([undefined, false])
    await jest.advanceTimersByTimeAsync(1)
    expect([seen.code, signal?.aborted]).toEqual(['NETWORK', true])
  })

  test('is so too for the query that the page has sent already', async () => {
    window.tableeFirstQuery = {
      operationName: 'networkTestQuery',
      variables,
      response: silent(),
    }
    const seen = watch(send(silent).toPromise())
    await jest.advanceTimersByTimeAsync(20_000)
    expect(seen.code).toBe('NETWORK')
  })

  test('has longer for a change, which may wait for a provider of payments', async () => {
    const seen = watch(
      new Promise((onCompleted, onError) =>
        commitMutation<networkTestMutation>(createEnvironment(silent), {
          mutation,
          variables: { utmSource: 'foire' },
          onCompleted,
          onError,
        }),
      ),
    )
    await jest.advanceTimersByTimeAsync(44_999)
    expect(seen.code).toBeUndefined()
    await jest.advanceTimersByTimeAsync(1)
    expect(seen.code).toBe('NETWORK')
  })

  test('that responds in time leaves nothing to wait for', async () => {
    await send(async () => Response.json({ data })).toPromise()
    expect(jest.getTimerCount()).toBe(0)
  })
})

describe('the query that the page has sent already', () => {
  const first = () => ({
    operationName: 'networkTestQuery',
    variables,
    response: Promise.resolve(Response.json({ data })),
  })

  test('gets its response once without a second request', async () => {
    const fetch = jest.fn<Promise<Response>, Parameters<Fetch>>(async () => Response.json({ data }))
    window.tableeFirstQuery = first()
    await send(fetch).toPromise()
    expect(fetch).not.toHaveBeenCalled()
    await send(fetch).toPromise()
    expect(fetch).toHaveBeenCalledTimes(1)
  })

  test('is of no use with other variables', async () => {
    const fetch = jest.fn<Promise<Response>, Parameters<Fetch>>(async () => Response.json({ data }))
    window.tableeFirstQuery = { ...first(), variables: { ...variables, id: '13' } }
    await send(fetch).toPromise()
    expect(fetch).toHaveBeenCalledTimes(1)
  })
})

describe('a server that could not do its part', () => {
  const refusal = (code: string) =>
    Response.json({ errors: [{ message: 'La boutique…', extensions: { code } }] }, { status: 503 })

  /** Gives these responses, one a request, and says how many were requested and how often it paused. */
  function responding(...responses: Response[]) {
    const seen = { requests: 0, pauses: 0 }
    const environment = createEnvironment(
      async () => responses[seen.requests++] ?? refusal('TRY_AGAIN'),
      async () => void (seen.pauses += 1),
    )
    return { environment, seen }
  }

  test('is sent the query once more after TRY_AGAIN', async () => {
    const { environment, seen } = responding(refusal('TRY_AGAIN'), Response.json({ data }))
    const response = await fetchQuery<networkTestQuery>(environment, query, variables).toPromise()
    expect(response?.product?.name).toBe('Tarte fine')
    expect(seen).toEqual({ requests: 2, pauses: 1 })
  })

  test('is sent no third one: its refusal is reported', async () => {
    const { environment, seen } = responding(refusal('TRY_AGAIN'), refusal('TRY_AGAIN'))
    const failure = fetchQuery<networkTestQuery>(environment, query, variables).toPromise()
    await expect(failure).rejects.toMatchObject({ code: 'TRY_AGAIN' })
    expect(seen).toEqual({ requests: 2, pauses: 1 })
  })

  test.each(['INTERNAL_SERVER_ERROR', 'OUTCOME_UNKNOWN', 'BAD_USER_INPUT'])(
    'is not sent the query again after %s',
    async (code) => {
      const { environment, seen } = responding(refusal(code))
      const failure = fetchQuery<networkTestQuery>(environment, query, variables).toPromise()
      await expect(failure).rejects.toMatchObject({ code })
      expect(seen).toEqual({ requests: 1, pauses: 0 })
    },
  )

  test('is sent a change again only when a second one does no more than the first', async () => {
    const done = Response.json({ data: { updateSource: true } })
    const repeatable = responding(refusal('TRY_AGAIN'), done)
    await commit(repeatable.environment, { isRepeatable: true })
    expect(repeatable.seen.requests).toBe(2)
    const once = responding(refusal('TRY_AGAIN'))
    const failure = commit(once.environment, { isRepeatable: false })
    await expect(failure).rejects.toMatchObject({ code: 'TRY_AGAIN' })
    expect(once.seen.requests).toBe(1)
  })
})
