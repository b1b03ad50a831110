import { bodyOf } from '../../../src/client/relay/bodyOf'
import { readResponse } from '../../../src/client/relay/readResponse'

const limited = (retryAfterSeconds?: unknown) => ({
  errors: [{ message: 'TOO_MANY', extensions: { code: 'RATE_LIMITED', retryAfterSeconds } }],
})

test.each([
  ['the seconds to wait', Response.json(limited(900)), 900],
  [
    'the seconds to wait of a response without GraphQL',
    Response.json(limited(60), { status: 429 }),
    60,
  ],
  [
    'the seconds to wait of a proxy that keeps it',
    new Response('<html>', { status: 429, headers: { 'retry-after': '30' } }),
    30,
  ],
  [
    'none where a proxy says no seconds',
    Response.json({ message: 'Slow down' }, { status: 429, headers: { 'retry-after': 'soon' } }),
    null,
  ],
  [
    'the seconds to wait of a proxy that has errors of its own',
    Response.json(
      { errors: [{ code: 1015, message: 'Slow down' }] },
      { status: 429, headers: { 'retry-after': '45' } },
    ),
    45,
  ],
  ['none where the server says none', Response.json(limited()), null],
  ['none where they are no number', Response.json(limited('900')), null],
  ['none where there are none to wait', Response.json(limited(-1)), null],
])('a limit tells %s', async (_, response, retryAfterSeconds) => {
  const failure = bodyOf(response).then((body) => readResponse(body, { isQuery: true }))
  await expect(failure).rejects.toMatchObject({ code: 'RATE_LIMITED', retryAfterSeconds })
})
